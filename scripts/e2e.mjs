import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { chromiumFlags, findChromium } from './chromium.mjs';
import { command } from './command-line.mjs';
import { install } from './install.mjs';
import { run, tool } from './run.mjs';
import { withServer } from './serve-temporarily.mjs';

/** The journeys, in a browser, against the built product on a database of its own. */
export async function runJourneys(args = [], extra = {}) {
  await build();
  return withServer((server) => runJourneysOn(server, args, extra));
}

export async function runJourneysOn({ url, dataDirectory, letters }, args, extra) {
  const { code } = await run([tool('@playwright/test', 'playwright'), 'test', ...args], {
    extra: {
      ...extra,
      BASE_URL: url,
      DATA_DIR: dataDirectory,
      LETTERS: letters,
      CHROMIUM_PATH: await findChromium(),
      CHROMIUM_FLAGS: chromiumFlags.join(' '),
    },
  });
  return code;
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  await command(async () => {
    await install();
    return runJourneys(argv.slice(2));
  });
}
