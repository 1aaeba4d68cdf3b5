# Shared by ./run and ./test: an environment of our own with exactly the packages that are locked.

python_of_this_machine() {
  local candidate
  for candidate in "${PYTHON:-}" python3.13 python3.12 python3.11 python3; do
    [ -n "$candidate" ] || continue
    if command -v "$candidate" >/dev/null 2>&1 &&
      "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
      echo "$candidate"
      return
    fi
  done
  echo "Python 3.11 or later is needed (found none on the PATH)." >&2
  exit 1
}

# make_environment: .venv is made, or made anew where an earlier start left half of one.
make_environment() {
  local python
  python=$(python_of_this_machine)
  echo "Making an environment in .venv ($("$python" --version)) ..."
  "$python" -m venv --clear .venv || {
    echo "The environment could not be made. On Debian and Ubuntu the package python3-venv is missing." >&2
    exit 1
  }
}

# prepare LOCK: .venv holds what LOCK names, each file with its hash; nothing is done when it does already.
prepare() {
  local wanted stamp
  wanted=$(cksum <"$1")
  stamp=.venv/installed-${1//\//-}
  if [ -x .venv/bin/python ] && [ "$(cat "$stamp" 2>/dev/null)" = "$wanted" ]; then
    return
  fi
  .venv/bin/python -m pip --version >/dev/null 2>&1 || make_environment
  echo "Installing what $1 names ..."
  .venv/bin/python -m pip install --disable-pip-version-check --progress-bar on --require-hashes -r "$1"
  echo "$wanted" >"$stamp"
}

# asks_for_a_server: BOT_DATABASE, in the environment or in .env, names a database of a server.
asks_for_a_server() {
  case "${BOT_DATABASE:-}" in
  postgresql:*) return ;;
  ?*) return 1 ;;
  esac
  grep -qsE "^[[:space:]]*(export[[:space:]]+)?BOT_DATABASE[[:space:]]*=[[:space:]]*[\"']?postgresql:" .env
}
