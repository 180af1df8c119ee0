import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { env, getuid } from 'node:process';
import { stripVTControlCharacters } from 'node:util';
import { fetchPacked, packedPaths } from './chromium-packed.mjs';
import { printLine, Stop, stage } from './command-line.mjs';
import { root, run, runFile, tool } from './run.mjs';

/** No sandbox (not available to root), and no background requests, which a closed network would refuse. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const patience = 20_000;

/** A Chromium that starts: first those on this machine, then a download. */
export async function findChromium() {
  const { CHROMIUM_PATH: given } = env;
  const tried = [];
  for (const { name, paths } of given ? [fromSettings(given)] : candidates) {
    const found = await firstThatStarts(name, paths, tried);
    if (!found) continue;
    printLine(`Chromium ${found.version}: ${found.path} (${name})`);
    return found.path;
  }
  const list = tried.map((line) => `  - ${line}`).join('\n');
  throw new Stop(
    given
      ? `CHROMIUM_PATH does not point to a Chromium that starts:\n${list}`
      : `The journeys need Chromium, and none was found. Tried:\n${list}\nInstall Chromium or Chrome, or set CHROMIUM_PATH to one.`,
  );
}

const fromSettings = (given) => ({ name: 'CHROMIUM_PATH', paths: () => [given] });

const candidates = [
  { name: 'on this system', paths: systemPaths },
  { name: "Playwright's own", paths: () => [playwright().executablePath()] },
  { name: 'unpacked earlier', paths: packedPaths },
  { name: 'downloaded by Playwright', paths: downloadByPlaywright },
  { name: 'npm package @sparticuz/chromium', paths: fetchPacked },
  { name: 'Debian package', paths: installByApt },
];

async function firstThatStarts(name, paths, tried) {
  try {
    const existing = (await paths()).filter((path) => existsSync(path));
    if (existing.length === 0) tried.push(`${name}: not found`);
    for (const path of existing) {
      const { version, reason } = await start(path);
      if (version) return { path, version };
      tried.push(`${name}: ${path} does not start: ${reason}`);
    }
  } catch (error) {
    if (error instanceof Stop && !error.message) throw error;
    tried.push(`${name}: ${error.message}`);
  }
  return undefined;
}

/** Started as the journeys do; Playwright removes the profile that it creates. */
async function start(executablePath) {
  try {
    const browser = await playwright().launch({
      executablePath,
      args: chromiumFlags,
      timeout: patience,
    });
    try {
      const page = await browser.newPage();
      await page.goto('data:text/html,<title>alive</title>', { timeout: patience });
      const version = (await page.title()) === 'alive' && browser.version();
      return version ? { version } : { reason: 'it did not show a page' };
    } finally {
      await browser.close();
    }
  } catch (error) {
    return { reason: gist(error.message) };
  }
}

const playwright = () => createRequire(join(root, 'package.json'))('@playwright/test').chromium;

/** The line of the log that explains the failure. */
function gist(text) {
  const lines = text
    .split('\n')
    .map((line) => stripVTControlCharacters(line).trim())
    .filter((line) => line && !line.includes('trying to kill'));
  const telling = lines.find((line) => /shared libraries|^Error:|^E:|spawn E|EACCES/.test(line));
  return (telling ?? lines[0] ?? 'no reason given').slice(0, 300);
}

/** The headless shell first: it has no browser window, which halves the time to open a page. */
function systemPaths() {
  const { PATH = '' } = env;
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ];
  const folders = [...PATH.split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const applications = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ];
  return [...new Set([...onPath, ...applications])];
}

async function downloadByPlaywright() {
  const drafts = mkdtempSync(join(tmpdir(), 'sitewright-download-'));
  try {
    const { code, signal, output } = await stage('Downloading Chromium', 'Tried', () =>
      run([tool('@playwright/test', 'playwright'), 'install', 'chromium'], {
        quiet: true,
        timeout: patience,
        extra: { TMPDIR: drafts },
      }),
    );
    if (signal) throw new Error(`gave up after ${patience / 1000} s`);
    if (code !== 0) throw new Error(gist(output));
    return [playwright().executablePath()];
  } finally {
    rmSync(drafts, { recursive: true, force: true });
  }
}

async function installByApt() {
  if (getuid?.() !== 0) throw new Error('only root may install it');
  if (!existsSync('/usr/bin/apt-get')) throw new Error('there is no apt-get here');
  const install = ['install', '--yes', '--no-install-recommends', 'chromium-headless-shell'];
  printLine(`No Chromium was found. Installing Debian’s: apt-get ${install.join(' ')}`);
  await stage('Installing Debian’s Chromium', 'Tried', async () => {
    await apt(['update']).catch(() => {}); // an old list may do
    await apt(install);
  });
  return ['/usr/bin/chromium-headless-shell'];
}

async function apt(args) {
  const extra = { DEBIAN_FRONTEND: 'noninteractive' };
  const { code, output } = await runFile('apt-get', args, { quiet: true, timeout: 300_000, extra });
  if (code !== 0) throw new Error(`apt-get ${args[0]}: ${gist(output)}`);
}
