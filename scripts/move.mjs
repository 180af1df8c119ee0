import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chdir, loadEnvFile } from 'node:process';
import { pathToFileURL } from 'node:url';
import { build, moveFile } from './build.mjs';
import { command } from './command-line.mjs';
import { install } from './install.mjs';
import { root } from './run.mjs';

await command(async () => {
  await install();
  await build();
});

if (!process.exitCode) {
  // As `npm start` does: the same settings mean the same database.
  chdir(root);
  if (existsSync(join(root, '.env'))) loadEnvFile(join(root, '.env'));
  await import(pathToFileURL(moveFile));
}
