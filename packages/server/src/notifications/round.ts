import { inTurn, organizationIds, throwIfAny } from '../platform/rounds.ts';
import type { Tx, Within } from '../platform/tenancy.ts';
import { type Office, postAtOnce } from './letters.ts';
import { allKinds, look } from './notices.ts';

type Runner = Office & { operator: string | undefined };

/** In each organisation in turn, every few minutes. */
export const noticeRoundTask = (within: Within, runner: Runner) => async () => {
  const all = await within(undefined, organizationIds);
  const failures = await inTurn(all, (id) =>
    within(id, (tx) => lookAround(tx, runner, new Date())),
  );
  throwIfAny(failures, 'Not everybody was told what they should know.');
};

export async function lookAround(tx: Tx, { operator, ...office }: Runner, now: Date) {
  const fresh = await look(tx, allKinds, now, { operator });
  await postAtOnce(tx, fresh, office, now);
}
