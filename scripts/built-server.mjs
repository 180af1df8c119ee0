import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { env, execPath } from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { serverFile } from './build.mjs';
import { Stop } from './command-line.mjs';
import { run } from './run.mjs';
import { waitUntil } from './wait-until.mjs';

const patience = 120_000;

/** Builds what is out of date, without printing. */
export async function buildQuietly() {
  const { code, output } = await run([fileURLToPath(new URL('build.mjs', import.meta.url))], {
    quiet: true,
  });
  if (code !== 0) throw new Stop(output.trim(), code);
}

/**
 * Starts the built server (or that of `file`) on `port`, with only the given settings. `output` and `errors` say where
 * those go. With `endsWithUs` it also stops in good order, with its database, when
 * we are killed once it is ready.
 */
export function launch(options) {
  const { port, settings, cwd, output, errors = output, endsWithUs = true } = options;
  const { file = serverFile } = options;
  const child = spawn(execPath, [...(endsWithUs ? ['--import', endWithParent] : []), file], {
    cwd,
    env: { ...bareEnvironment(), PORT: String(port), ...settings },
    stdio: ['ignore', output, errors, ...(endsWithUs ? ['ipc'] : [])],
  });
  return { child, url: `http://127.0.0.1:${port}` };
}

/** The developer's own settings (a database, a mail server) are not passed on. */
function bareEnvironment() {
  const { PATH, HOME, USER, LANG, LC_ALL, TZ, TMPDIR } = env;
  return { PATH, HOME, USER, LANG, LC_ALL, TZ, TMPDIR };
}

const endWithParent = `data:text/javascript,${encodeURIComponent(`
  process.channel.unref();
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
`)}`;

export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** Whether it becomes ready: false if it ends first. `check` may throw at any time. */
export async function waitUntilReady(
  { child, url },
  { every = 100, check = () => {}, within = patience } = {},
) {
  const deadline = Date.now() + within;
  while (!(await isReady(url))) {
    check();
    if (hasEnded(child) || Date.now() > deadline) return false;
    await pause(every);
  }
  return true;
}

const isReady = (url) =>
  fetch(`${url}/api/ready`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

export const hasEnded = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null;

/** Stops it in good order; if that takes too long, it is killed. */
export async function end(child) {
  child.kill('SIGTERM');
  if (await waitUntil(() => hasEnded(child), 20_000)) return;
  await kill(child);
}

export async function kill(child) {
  child.kill('SIGKILL');
  await waitUntil(() => hasEnded(child), 5_000);
}
