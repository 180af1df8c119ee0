import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { compressFiles } from './compress-files.mjs';

const folder = await mkdtemp(join(tmpdir(), 'sitewright-compress-'));
afterAll(() => rm(folder, { recursive: true }));

it('writes text files compressed beside them, and leaves the rest alone', async () => {
  const text = 'export const answer = 42;\n'.repeat(100);
  await mkdir(join(folder, 'assets'));
  const names = ['assets/main.js', 'index.html', 'assets/style.css', 'site.webmanifest'];
  for (const name of [...names, 'assets/font.woff2', 'picture.png'])
    await writeFile(join(folder, name), text);
  await writeFile(join(folder, 'assets/tiny.js'), 'x');
  await compressFiles(folder);
  for (const name of names) {
    const file = join(folder, name);
    expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe(text);
    expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe(text);
  }
  const written = (await readdir(folder, { recursive: true })).filter((name) =>
    /\.(br|gz)$/.test(name),
  );
  expect(written).toHaveLength(2 * names.length);
});
