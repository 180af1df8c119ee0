import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = ['.js', '.css', '.html', '.svg', '.json', '.webmanifest'];

/** The best compression of each: it runs once per build. */
const brotliOptions = ({ blockBits = 0, directDistances = 0 }) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGBLOCK]: blockBits,
    [constants.BROTLI_PARAM_NDIRECT]: directDistances,
  },
});
/** For long scripts not only Brotli's own choice, but also smaller blocks, and short codes for what is soon repeated. */
const choicesFor = ({ length }) => (length > 2 ** 17 ? choicesForLong : [{}]);
const choicesForLong = [
  {},
  { blockBits: 17 },
  { directDistances: 15 },
  { blockBits: 17, directDistances: 8 },
];
const gzipOptions = { level: constants.Z_BEST_COMPRESSION };

const encodings = {
  '.br': async (content) => {
    const packing = choicesFor(content).map((choice) =>
      promisify(brotliCompress)(content, brotliOptions(choice)),
    );
    return (await Promise.all(packing)).toSorted((a, b) => a.length - b.length)[0];
  },
  '.gz': (content) => promisify(gzip)(content, gzipOptions),
};

/**
 * Writes `.br` and `.gz` beside every text file below `folder`; zlib works on several at once. Small files
 * too: a screen has dozens of them, and a missing one would be looked up at every request.
 */
export async function compressFiles(folder) {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => compressible.includes(extname(name)));
  await Promise.all(files.map((name) => compressFile(join(folder, name))));
}

async function compressFile(file) {
  const content = await readFile(file);
  const writing = Object.entries(encodings).map(async ([extension, compress]) => {
    const compressed = await compress(content);
    if (compressed.length < content.length) await writeFile(file + extension, compressed);
  });
  await Promise.all(writing);
}
