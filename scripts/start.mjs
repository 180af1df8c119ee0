import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chdir, loadEnvFile } from 'node:process';
import { pathToFileURL } from 'node:url';
import { build, serverFile } from './build.mjs';
import { command } from './command-line.mjs';
import { install } from './install.mjs';
import { root } from './run.mjs';

await command(async () => {
  await install();
  await build();
});

if (!process.exitCode) {
  // Relative paths in the settings are relative to the repository.
  chdir(root);
  if (existsSync(join(root, '.env'))) loadEnvFile(join(root, '.env'));
  // In this process: signals reach the server, and its exit code is ours.
  await import(pathToFileURL(serverFile));
}
