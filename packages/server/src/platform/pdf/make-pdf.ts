import { Piscina } from 'piscina';
import { turns } from '../turns.ts';
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
const threads = new Piscina({
  ...drawing,
  minThreads: 0,
  maxThreads: 2,
  idleTimeout: 60_000,
  resourceLimits: { maxOldGenerationSizeMb: 512 },
});

/** Drawing takes a whole core: two at once, and beyond those who wait, the rest come again. */
const inTurn = turns(2, 32);

/** Drawn in a thread of its own, so that nobody else waits for it. */
export const makePdf = (print: Print): Promise<Uint8Array> => inTurn(() => threads.run(print));
