import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { env, execPath, stdin } from 'node:process';
import { fileURLToPath } from 'node:url';
import { Stop } from './command-line.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const exitCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };
const children = new Set();
/** Children that are signalled together with the programs that they start. */
const groups = new WeakSet();
let caredFor = 0;
let signalled;

/** While the work runs, a signal ends the children, and after the clean-up this process. */
export async function withSignalCleanup(work) {
  if (caredFor++ === 0) for (const signal in exitCodes) process.on(signal, passOn);
  try {
    return await work();
  } finally {
    if (--caredFor === 0) for (const signal in exitCodes) process.off(signal, passOn);
    if (caredFor === 0 && signalled) process.exitCode = exitCodes[signalled];
  }
}

export function stopIfInterrupted() {
  if (signalled) throw new Stop('', exitCodes[signalled]);
}

function passOn(signal) {
  signalled = signal;
  // A terminal sends Ctrl-C to its group itself, and many tools take a second one as 'at once'.
  const isSent = signal === 'SIGINT' && stdin.isTTY;
  for (const child of children) {
    if (groups.has(child)) endGroup(child, signal);
    else if (!isSent) child.kill(signal);
  }
}

/** The compiler ignores the signal until it has finished. */
function endGroup(child, signal) {
  signalGroup(child, signal);
  setTimeout(() => children.has(child) && signalGroup(child, 'SIGKILL'), 3_000);
}

function signalGroup({ pid }, signal) {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/**
 * Runs a Node program in the repository and waits for its end. Returns its exit code, and
 * its output where `quiet` hides that from the screen. With `startsAnother`, the programs that it starts,
 * such as a native compiler, end together with it.
 */
export function run(args, options) {
  return runFile(execPath, args, options);
}

export function runFile(file, args, options = {}) {
  const { quiet = false, extra = {}, timeout, started, shell, startsAnother = false } = options;
  return withSignalCleanup(async () => {
    const isGroup = startsAnother && process.platform !== 'win32';
    const child = spawn(file, args, {
      cwd: root,
      env: { ...env, ...extra },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell,
      timeout,
      detached: isGroup,
    });
    children.add(child);
    if (isGroup && child.pid) groups.add(child);
    if (child.pid) started?.(child);
    const answer = await ended(child);
    children.delete(child);
    stopIfInterrupted();
    return answer;
  });
}

const ended = (child) =>
  new Promise((resolve) => {
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    child.once('close', (code, signal) => resolve({ code: code ?? 1, signal, output }));
  });

/** The file of a package's command. A direct path works on every system, a link does not. */
export function tool(name, commandName = name.split('/').at(-1)) {
  const home = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  return join(home, typeof bin === 'string' ? bin : bin[commandName]);
}

/** npm itself: the one that called us, otherwise the one in PATH. */
export function npm(args, options) {
  const { npm_execpath: caller } = env;
  if (caller?.endsWith('npm-cli.js')) return run([caller, ...args], options);
  return runFile('npm', args, { ...options, shell: process.platform === 'win32' });
}
