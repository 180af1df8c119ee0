import { deserialize, serialize } from 'node:v8';
import type { Print } from './print.ts';

/**
 * A print as text, for a job in the queue: the later drawing shows what was read in the
 * transaction. JSON would lose the date and expand every byte of the logo; newer versions of Node read
 * what older ones wrote.
 */
export const packPrint = (print: Print): string => serialize(print).toString('base64');

export const unpackPrint = (packed: string): Print => deserialize(Buffer.from(packed, 'base64'));
