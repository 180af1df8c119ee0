import type { FreeSpace } from '../platform/files/free-space.ts';
import { organizationIds, runSequentially, throwIfAny } from '../platform/jobs/rounds.ts';
import type { RunInOrganization, Tx } from '../platform/tenancy.ts';
import type { NoticeContext } from './kind.ts';
import { emailAtOnce, type MailContext } from './letters.ts';
import { allKinds, runNoticeRules } from './notices.ts';

type Runner = MailContext & { operator: string | undefined; freeSpace: FreeSpace };

/** In each organisation in turn, every few minutes. */
export const noticeRoundTask =
  (within: RunInOrganization, { freeSpace, ...runner }: Runner) =>
  async () => {
    const all = await within(undefined, organizationIds);
    const volumes = await freeSpace();
    const failures = await runSequentially(all, (id) =>
      within(id, (tx) => runNoticeRound(tx, { ...runner, volumes }, new Date())),
    );
    throwIfAny(failures, 'Some notifications could not be created.');
  };

type Seen = MailContext & Pick<NoticeContext, 'operator' | 'volumes'>;

export async function runNoticeRound(tx: Tx, { operator, volumes, ...office }: Seen, now: Date) {
  const fresh = await runNoticeRules(tx, allKinds, now, { operator, volumes });
  await emailAtOnce(tx, fresh, office, now);
}
