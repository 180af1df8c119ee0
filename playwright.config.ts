import { env } from 'node:process';
import { defineConfig } from '@playwright/test';

const { A11Y_GRID, BASE_URL, CHROMIUM_PATH, CHROMIUM_FLAGS = '', JOURNEYS, JOURNEYS_REPORT } = env;
if (!BASE_URL || !CHROMIUM_PATH) throw new Error('Start the journeys with: npm run e2e');

const desk = { viewport: { width: 1440, height: 900 } };
const smallDesk = { viewport: { width: 1280, height: 720 } };
/** A window of 1280 × 720 at 200%. */
const zoomed = { viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const onPhone = '**/*.phone.journey.ts';
const places = '**/accessible.journey.ts';

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  // What screen and route tests show as well is for `npm run prove`, and for those who ask for it by name.
  ...(JOURNEYS === 'short' && { grepInvert: /@prove/ }),
  // One more than the cores of most machines: the long journeys wait, for sleeping clocks and lost signals.
  workers: 3,
  forbidOnly: true,
  // Ends what hangs: a machine of half the usual speed finishes long before.
  timeout: 150_000,
  expect: { timeout: 10_000 },
  reporter: JOURNEYS_REPORT ? [['list'], ['json', { outputFile: JOURNEYS_REPORT }]] : [['list']],
  use: {
    baseURL: BASE_URL,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    contextOptions: { reducedMotion: 'reduce' },
    // It would answer before the journeys that play a lost connection can.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: CHROMIUM_PATH, args: CHROMIUM_FLAGS.split(' ') },
  },
  // The long ones first: with the short ones at the end, both workers finish together.
  projects: [
    {
      name: 'desk',
      testMatch: '**/*.journey.ts',
      testIgnore: [onPhone, places],
      use: desk,
    },
    { name: 'phone', testMatch: onPhone, use: phone },
    // The short grid takes the smaller desk, and makes its window small instead of visiting every place twice.
    { name: 'places', testMatch: places, use: A11Y_GRID === 'full' ? desk : smallDesk },
    ...(A11Y_GRID === 'full'
      ? [
          { name: 'places on a small desk', testMatch: places, use: smallDesk },
          { name: 'places at 200%', testMatch: places, use: zoomed },
          { name: 'places on a phone', testMatch: places, use: phone },
        ]
      : []),
  ],
});
