import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chdir, loadEnvFile } from 'node:process';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { command } from './command-line.mjs';
import { install } from './install.mjs';
import { root } from './run.mjs';

/** Runs a command that is built with the server, with the settings of `npm start`: the same database. */
export async function runBuilt(file) {
  await command(async () => {
    await install();
    await build();
  });
  if (process.exitCode) return;
  chdir(root);
  if (existsSync(join(root, '.env'))) loadEnvFile(join(root, '.env'));
  await import(pathToFileURL(file));
}
