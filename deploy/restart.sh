#!/bin/sh
# Without systemd, as root: stops the server on a port if it is running, starts it, and returns when it is ready.
#   sh /opt/sitewright/deploy/restart.sh 3001
# It waits for 300 seconds, or for the number of seconds in the second argument.
# A server that has stopped unexpectedly stays down until you or a supervisor run this again.
set -eu
umask 027
port=$1
patience=${2:-300}
pid_file=/run/sitewright-$port.pid
log=/var/log/sitewright-$port.log
host=$(sed -n 's/^HOST=//p' /etc/sitewright/environment)

runs() { tr '\0' ' ' 2>/dev/null < "/proc/$(cat "$pid_file" 2>/dev/null)/cmdline" | grep -q packages/server/dist/main.js; }
end_of_log() { grep -v '"route":"/api/ready"' "$log" | tail -n 3 >&2; }

if runs; then
  kill "$(cat "$pid_file")"
  until_when=$(($(date +%s) + 30))
  while runs; do
    [ "$(date +%s)" -lt "$until_when" ] || kill -9 "$(cat "$pid_file")" || true
    sleep 0.2
  done
fi

cd /opt/sitewright
# In its own session: Node ends at a hangup, even under nohup.
PORT=$port DATA_DIR=/var/lib/sitewright setsid sh -c 'echo $$ > "$0" && exec setpriv --reuid=sitewright \
  --regid=sitewright --init-groups node --env-file=/etc/sitewright/environment packages/server/dist/main.js' \
  "$pid_file" >> "$log" 2>&1 < /dev/null &
until_when=$(($(date +%s) + patience))
sleep 1
until curl -fsS -o /dev/null --max-time 2 "http://${host:-127.0.0.1}:$port/api/ready" 2> /dev/null; do
  runs || { end_of_log; exit 1; }
  if [ "$(date +%s)" -ge "$until_when" ]; then
    echo "The server on port $port is running but was not ready within $patience seconds. The end of $log:" >&2
    end_of_log
    exit 1
  fi
  sleep 0.5
done
# Wait until the proxy has noticed: it skips a server for up to two seconds after the last failure.
sleep 3
