import type { FreeSpace } from '../platform/free-space.ts';
import { organizationIds, runSequentially, throwIfAny } from '../platform/rounds.ts';
import type { Tx, Within } from '../platform/tenancy.ts';
import type { Circumstances } from './kind.ts';
import { type MailContext, postAtOnce } from './letters.ts';
import { allKinds, look } from './notices.ts';

type Runner = MailContext & { operator: string | undefined; freeSpace: FreeSpace };

/** In each organisation in turn, every few minutes. */
export const noticeRoundTask =
  (within: Within, { freeSpace, ...runner }: Runner) =>
  async () => {
    const all = await within(undefined, organizationIds);
    const volumes = await freeSpace();
    const failures = await runSequentially(all, (id) =>
      within(id, (tx) => lookAround(tx, { ...runner, volumes }, new Date())),
    );
    throwIfAny(failures, 'Some notices could not be written.');
  };

type Seen = MailContext & Pick<Circumstances, 'operator' | 'volumes'>;

export async function lookAround(tx: Tx, { operator, volumes, ...office }: Seen, now: Date) {
  const fresh = await look(tx, allKinds, now, { operator, volumes });
  await postAtOnce(tx, fresh, office, now);
}
