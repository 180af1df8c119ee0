import { WorkerQuery } from '@sitewright/domain/workforce/worker';
import type { Tx } from '../platform/tenancy.ts';
import { listWorkers } from '../workforce/public.ts';

/** Of a list that is kept whole. */
export const mostKept = 1000;

const all = { ...WorkerQuery.parse({}), limit: mostKept };

export const workersOf = async (tx: Tx, now: Date) => (await listWorkers(tx, all, now)).rows;

/** Whether each worker may work on this contract. */
export async function verdictsFor(tx: Tx, projectId: number, now: Date) {
  const { rows } = await listWorkers(tx, { ...all, judgedFor: projectId }, now);
  return rows.map(({ id, verdict }) => ({ workerId: id, ...verdict }));
}
