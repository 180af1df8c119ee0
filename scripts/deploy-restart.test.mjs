import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env, kill } from 'node:process';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from './built-server.mjs';
import { root } from './run.mjs';

const places = ['/opt/sitewright', '/var/lib/sitewright', '/etc/sitewright', '/var/log', '/run'];

/** deploy/restart.sh with all paths in one folder, and without changing the user. */
function scriptIn(folder) {
  for (const name of ['bin', ...places]) mkdirSync(join(folder, name), { recursive: true });
  const written = readFileSync(join(root, 'deploy/restart.sh'), 'utf8');
  const moved = new RegExp(places.join('|'), 'g');
  const script = join(folder, 'restart.sh');
  writeFileSync(script, written.replaceAll(moved, `${folder}$&`));
  writeFileSync(join(folder, 'bin/setpriv'), '#!/bin/sh\nshift 3\nexec "$@"\n', { mode: 0o755 });
  writeFileSync(join(folder, 'etc/sitewright/environment'), 'HOST=127.0.0.1\n');
  return script;
}

/** A server that runs, logs its answers, and never becomes ready. */
const unready = `
  console.log('Sitewright is running but not ready. Files cannot be stored.');
  require('node:http')
    .createServer(({ url }, answer) => {
      console.log(JSON.stringify({ route: url, status: 503 }));
      answer.writeHead(503).end();
    })
    .listen(process.env.PORT, process.env.HOST);
`;

it.runIf(existsSync('/proc'))(
  'ends with a sentence when the server does not become ready (needs /proc)',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sitewright-restart-'));
    const script = scriptIn(folder);
    const server = join(folder, 'opt/sitewright/packages/server/dist');
    mkdirSync(server, { recursive: true });
    writeFileSync(join(server, 'main.js'), unready);
    const port = await freePort();
    const pidFile = join(folder, `run/sitewright-${port}.pid`);
    onTestFinished(() => {
      kill(Number(readFileSync(pidFile, 'utf8')));
      rmSync(folder, { recursive: true });
    });

    const child = spawn('sh', [script, port, '3'], {
      env: { ...env, PATH: `${join(folder, 'bin')}:${env.PATH}` },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    onTestFinished(() => void child.kill());
    const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    const log = join(folder, `var/log/sitewright-${port}.log`);
    expect([code, complaint]).toEqual([
      1,
      `The server on port ${port} is running but was not ready within 3 seconds. The end of ${log}:\n` +
        'Sitewright is running but not ready. Files cannot be stored.\n',
    ]);
  },
);
