import { setTimeout as pause } from 'node:timers/promises';
import type { Writer } from './writer.ts';

type Load = {
  clients: number;
  /** Milliseconds between two writes of a client. */
  between?: number;
};

/** Clients that write continuously until the end. */
export function underLoad(writer: Writer, { clients, between = 0 }: Load) {
  const keys: string[] = [];
  let isOver = false;
  async function writeOne() {
    const key = `write ${keys.length + 1}`;
    keys.push(key);
    await writer.reportUntilAcknowledged(key);
  }
  const writing = Promise.all(
    Array.from({ length: clients }, async () => {
      while (!isOver) {
        await writeOne();
        await pause(between);
      }
    }),
  );
  writing.catch(() => {}); // `end` reports it
  return {
    writeOne,
    end: async () => {
      isOver = true;
      await writing;
      return keys;
    },
  };
}
