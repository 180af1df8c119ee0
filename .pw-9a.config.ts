import { defineConfig } from '@playwright/test';
export default defineConfig({ testDir: '/work/main/e2e', testMatch: /(company|team)\.desk\.journey\.ts/, timeout: 120000, expect: { timeout: 20000 }, workers: 1, reporter: 'line', outputDir: '/tmp/9a/pw',
  use: { baseURL: 'http://localhost:4592', viewport: { width: 1440, height: 900 }, serviceWorkers: 'block', launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'] } } });
