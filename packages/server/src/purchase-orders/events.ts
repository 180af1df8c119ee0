import { topic } from '../platform/topic.ts';

/** An order was raised, changed or decided on. */
export const orderSaved = topic<[order: { id: number }, now: Date]>('orderSaved');
