#!/bin/sh
# Where there is no systemd, as root: stops the server on a port, if one runs, starts it, and returns when it is ready.
#   sh /opt/sitewright/deploy/restart.sh 3001
# A server that ends by itself stays down until somebody, or a supervisor, runs this again.
set -eu
umask 027
port=$1
pid_file=/run/sitewright-$port.pid
log=/var/log/sitewright-$port.log
host=$(sed -n 's/^HOST=//p' /etc/sitewright/environment)

runs() { tr '\0' ' ' 2>/dev/null < "/proc/$(cat "$pid_file" 2>/dev/null)/cmdline" | grep -q packages/server/dist/main.js; }

if runs; then
  kill "$(cat "$pid_file")"
  while runs; do sleep 0.2; done
fi

cd /opt/sitewright
# A session of its own: Node ends at a hangup, under nohup too.
PORT=$port DATA_DIR=/var/lib/sitewright setsid sh -c 'echo $$ > "$0" && exec setpriv --reuid=sitewright \
  --regid=sitewright --init-groups node --env-file=/etc/sitewright/environment packages/server/dist/main.js' \
  "$pid_file" >> "$log" 2>&1 < /dev/null &
sleep 1
until curl -fsS -o /dev/null --max-time 2 "http://${host:-127.0.0.1}:$port/api/ready" 2> /dev/null; do
  runs || { tail -n 3 "$log" >&2; exit 1; }
  sleep 0.5
done
# Until the proxy has noticed, too: it leaves a server out for up to two seconds after the last failure.
sleep 3
