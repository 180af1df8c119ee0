import { deserialize, serialize } from 'node:v8';
import type { Print } from './print.ts';

/**
 * A print as text, for work that waits in the queue: what is drawn later shows what was read in the
 * transaction. JSON would lose the date and spell out every byte of the logo; Node reads what an
 * older version of it has written.
 */
export const packPrint = (print: Print): string => serialize(print).toString('base64');

export const unpackPrint = (packed: string): Print => deserialize(Buffer.from(packed, 'base64'));
