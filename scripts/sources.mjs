import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

const isTest = (path) => /\.test\.tsx?$/.test(path);

/** One hash of the names and contents of all files below the given paths, without tests. */
export function hashOf(root, paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesBelow(root, path)).sort()) {
    if (isTest(file)) continue;
    const content = readFileSync(join(root, file));
    hash.update(`${file.replaceAll(sep, '/')}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function filesBelow(root, path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1));
}
