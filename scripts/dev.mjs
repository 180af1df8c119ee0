import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chdir, loadEnvFile } from 'node:process';
import { command, printLine } from './command-line.mjs';
import { install } from './install.mjs';
import { root, run, tool } from './run.mjs';

await command(async () => {
  await install();
  chdir(root);
  if (existsSync(join(root, '.env'))) loadEnvFile(join(root, '.env'));
  printLine('The server restarts and the screens reload when a file is saved. Ctrl-C stops both.');
  return runTogether([
    [tool('tsx'), 'watch', '--clear-screen=false', 'packages/server/src/main.ts'],
    [tool('vite'), 'packages/web', '--clearScreen=false'],
  ]);
});

/** Starts all; when one ends, the others are stopped, and its exit code is returned. */
async function runTogether(programs) {
  const children = [];
  const ends = programs.map((program) =>
    run(program, { started: (child) => children.push(child) }),
  );
  const { code } = await Promise.race(ends);
  for (const child of children) child.kill('SIGTERM');
  await Promise.allSettled(ends);
  return code;
}
