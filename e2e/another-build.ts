import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../scripts/run.mjs';

/**
 * The same product as a later build: every file of the application has another name, and those of before are gone.
 * Returns the file that starts its server.
 */
export async function anotherBuild(folder: string, letter: string): Promise<string> {
  const home = join(folder, `build-${letter}`);
  await mkdir(home);
  await symlink(join(root, 'node_modules'), join(home, 'node_modules'));
  for (const part of [
    'packages/server/dist',
    'packages/server/migrations',
    'packages/web/dist',
    'docs',
  ])
    await cp(join(root, part), join(home, part), { recursive: true });
  await renameAssets(join(home, 'packages/web/dist'), letter);
  return join(home, 'packages/server/dist/main.js');
}

async function renameAssets(web: string, letter: string) {
  const all = await readdir(web, { recursive: true });
  const packed = all.filter((name) => /\.(br|gz)$/.test(name));
  for (const name of packed) await rm(join(web, name));
  const assets = (await readdir(join(web, 'assets'))).filter((name) => hashed.test(name));
  const newNames = new Map(assets.map((name) => [name, name.replace(hashed, `-${letter}$1$2`)]));
  const known = new RegExp(assets.toSorted((a, b) => b.length - a.length).join('|'), 'g');
  const texts = all.filter((name) => /\.(js|css|html)$/.test(name));
  for (const name of texts) {
    const text = await readFile(join(web, name), 'utf8');
    const renamed = text
      .replace(known, (old) => newNames.get(old) ?? old)
      .replace(/const build = "\w/, `const build = "${letter}`);
    await writeFile(join(web, name), renamed);
  }
  for (const [old, name] of newNames)
    await rename(join(web, 'assets', old), join(web, 'assets', name));
}

/** The end of a name, without the first letter of its hash. */
const hashed = /-[\w-]([\w-]{7})(\.\w+)$/;
