import { env } from 'node:process';
import { defineConfig } from '@playwright/test';

const { BASE_URL, CHROMIUM_PATH, CHROMIUM_FLAGS = '', JOURNEYS_REPORT } = env;
if (!BASE_URL || !CHROMIUM_PATH) throw new Error('Start the journeys with: npm run e2e');

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.journey.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: JOURNEYS_REPORT ? [['list'], ['json', { outputFile: JOURNEYS_REPORT }]] : [['list']],
  use: {
    baseURL: BASE_URL,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    contextOptions: { reducedMotion: 'reduce' },
    // It would answer before the journeys that play a lost connection can.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: CHROMIUM_PATH, args: CHROMIUM_FLAGS.split(' ') },
  },
  projects: [
    {
      name: 'desk',
      testIgnore: '**/*.phone.journey.ts',
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: '**/*.desk.journey.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
