import type { Piscina } from 'piscina';
import { concurrencyLimit } from '../concurrency-limit.ts';
import type { Storage } from '../files/storage.ts';
import { Download } from '../http/downloads.ts';
import type { Print } from './print.ts';

declare global {
  interface ImportMeta {
    /** In the built server; see scripts/bundle-server.mjs. */
    readonly isBundled?: true;
  }
}

/** From source, a thread loads TypeScript as this process does; flags of the process are removed. */
const drawing = import.meta.isBundled
  ? { filename: new URL('../../../dist/draw-pdf.js', import.meta.url).href, execArgv: [] }
  : {
      filename: new URL('./draw-pdf.ts', import.meta.url).href,
      execArgv: ['--import', import.meta.resolve('tsx')],
    };

/** The threads start with the first print, and end after a minute without one. */
const makeThreads = async (): Promise<Piscina> => {
  // Loaded when first needed, to keep the start fast.
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

/** Drawing takes a whole core: two run at once, some wait, and further requests are refused for now. */
const limitPdfs = concurrencyLimit(2, 32);

/** Drawn in a thread, so that other requests do not wait for it. */
export const makePdf = (print: Print): Promise<Uint8Array> =>
  limitPdfs(async () => {
    threads ??= makeThreads();
    return (await threads).run(print);
  });

/** A print that was read in the transaction, or is completed with stored files, and is drawn after it. */
export const pdfDownload = (
  name: string,
  print: Print | ((storage: Storage) => Promise<Print>),
  rows?: number,
): Download =>
  new Download({
    type: 'application/pdf',
    name: `${name}.pdf`,
    rows,
    make: async (storage) => makePdf(typeof print === 'function' ? await print(storage) : print),
  });
