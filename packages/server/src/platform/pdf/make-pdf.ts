import type { Piscina } from 'piscina';
import { concurrencyLimit } from '../concurrency-limit.ts';
import type { Print } from './print.ts';

declare global {
  interface ImportMeta {
    /** In the built server; see scripts/bundle-server.mjs. */
    readonly isBundled?: true;
  }
}

/** From source, a thread reads TypeScript as this process does; flags meant for the process are not for it. */
const drawing = import.meta.isBundled
  ? { filename: new URL('../../../dist/draw-pdf.js', import.meta.url).href, execArgv: [] }
  : {
      filename: new URL('./draw-pdf.ts', import.meta.url).href,
      execArgv: ['--import', import.meta.resolve('tsx')],
    };

/** They come with the first print, and go when nobody has printed for a minute. */
const makeThreads = async (): Promise<Piscina> => {
  // Read when first needed: a start should not wait for it.
  const { Piscina } = await import('piscina');
  return new Piscina({
    ...drawing,
    minThreads: 0,
    maxThreads: 2,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
};

let threads: Promise<Piscina> | undefined;

/** Drawing takes a whole core: two at once, and beyond those who wait, the rest come again. */
const runSequentially = concurrencyLimit(2, 32);

/** Drawn in a thread of its own, so that nobody else waits for it. */
export const makePdf = (print: Print): Promise<Uint8Array> =>
  runSequentially(async () => {
    threads ??= makeThreads();
    return (await threads).run(print);
  });
