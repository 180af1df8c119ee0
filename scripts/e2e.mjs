import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { chromiumFlags, findChromium } from './chromium.mjs';
import { install } from './install.mjs';
import { run, tool } from './run.mjs';
import { command } from './say.mjs';
import { withServer } from './serve-aside.mjs';

/** The journeys, in a browser, against the built product on a database of its own. */
export async function runJourneys(args = [], extra = {}) {
  await build();
  const chromium = await findChromium();
  return withServer(async ({ url, dataDirectory, letters }) => {
    const { code } = await run([tool('@playwright/test', 'playwright'), 'test', ...args], {
      extra: {
        ...extra,
        BASE_URL: url,
        DATA_DIR: dataDirectory,
        LETTERS: letters,
        CHROMIUM_PATH: chromium,
        CHROMIUM_FLAGS: chromiumFlags.join(' '),
      },
    });
    return code;
  });
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  await command(async () => {
    await install();
    return runJourneys(argv.slice(2));
  });
}
