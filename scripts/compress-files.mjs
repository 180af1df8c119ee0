import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = ['.js', '.css', '.html', '.svg', '.json', '.webmanifest'];

/** Below this a packet is not saved, and the server compresses no answers either. */
const leastBytes = 1024;

/** The slowest and smallest of each: it is done once, and sent for as long as the build is served. */
const encodings = {
  '.br': (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes `.br` and `.gz` beside every text file below `folder`; zlib works on several at once. */
export async function compressFiles(folder) {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => compressible.includes(extname(name)));
  await Promise.all(files.map((name) => compressFile(join(folder, name))));
}

async function compressFile(file) {
  if ((await stat(file)).size <= leastBytes) return;
  const content = await readFile(file);
  const writing = Object.entries(encodings).map(async ([extension, compress]) =>
    writeFile(file + extension, await compress(content)),
  );
  await Promise.all(writing);
}
