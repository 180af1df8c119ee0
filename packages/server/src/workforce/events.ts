import { topic } from '../platform/topic.ts';

/** A worker is known by a number only: `name` takes the place of their own. */
export const workerErased = topic<[worker: { id: number; name: string }]>('workerErased');
