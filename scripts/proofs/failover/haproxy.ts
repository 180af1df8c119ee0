import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { end, freePort, hasEnded } from '../../built-server.mjs';
import { root } from '../../run.mjs';

const example = () => readFile(join(root, 'deploy/haproxy.cfg'), 'utf8');

/** The preparations that the example requires on every PostgreSQL, for a HAProxy on this machine. */
export async function preparationsOfExample() {
  const text = await example();
  const statement = /^# +(create role \w+ login;)$/m.exec(text)?.[1];
  const line = /^# +(host postgres \w+ )\S+( trust)$/m.exec(text);
  if (!statement || !line) throw new Error('deploy/haproxy.cfg does not say how to prepare.');
  return { statement, hbaLine: `${line[1]}127.0.0.1/32${line[2]}` };
}

/** The deployed example with the ports of this machine, and nothing else changed. */
async function adapted(port: number, databases: [number, number]): Promise<string> {
  const replaced: [string, string][] = [
    ['bind 127.0.0.1:5000', `bind 127.0.0.1:${port}`],
    ['10.0.0.21:5432', `127.0.0.1:${databases[0]}`],
    ['10.0.0.22:5432', `127.0.0.1:${databases[1]}`],
  ];
  return replaced.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/haproxy.cfg does not contain ${from}.`);
      return text.replace(from, to);
    },
    await example(),
  );
}

/** Routes one address to the current primary. */
export async function startHaproxy(haproxy: string, folder: string, databases: [number, number]) {
  const port = await freePort();
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, await adapted(port, databases));
  const child: ChildProcess = spawn(haproxy, ['-db', '-f', file], { stdio: 'ignore' });
  const stop = async () => {
    if (!hasEnded(child)) await end(child);
  };
  return { port, stop };
}
