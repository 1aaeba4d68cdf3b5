# The bot as a container: `docker compose up -d` (docs/running.md).

FROM python:3.11-slim AS packages
COPY requirements.txt /
RUN python -m venv /venv && /venv/bin/pip install --no-cache-dir --disable-pip-version-check -r /requirements.txt

FROM python:3.11-slim
RUN useradd --uid 10001 --create-home bot && install --directory --owner=bot /data
WORKDIR /app
COPY --from=packages /venv /venv
COPY bot.py LICENSE NOTICES.md ./
COPY cogs cogs
COPY db db
COPY games games
COPY locales locales
COPY play play
COPY render render
COPY sandbox sandbox
RUN /venv/bin/python -m compileall -q .
ENV PATH=/venv/bin:$PATH PYTHONUNBUFFERED=1 BOT_DATA=/data BOT_LOG_FORMAT=json BOT_METRICS_PORT=9464
USER bot
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 CMD ["python", "bot.py", "--health"]
CMD ["python", "bot.py"]
