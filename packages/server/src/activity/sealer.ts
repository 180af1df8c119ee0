import { setTimeout as wait } from 'node:timers/promises';
import type { Storage } from '../platform/files/storage.ts';
import type { Listen } from '../platform/jobs/keep-listening.ts';
import { organizationIds, runSequentially } from '../platform/jobs/rounds.ts';
import type { Sweep } from '../platform/jobs/sweep.ts';
import type { RunInOrganization } from '../platform/tenancy.ts';
import { anchorIn } from './anchor.ts';
import type { Mark } from './chain.ts';
import { type Reach, sealIn } from './seal.ts';

const channel = 'sitewright_activity';

/** Waits this long for more entries; they are still sealed within a second. */
const gathering = 200;

type Sealing = {
  within: RunInOrganization;
  storage: Storage;
  mark: Mark;
  now: () => Date;
  onError: (error: Error) => void;
};

/** Seals the entries of an organisation and writes the anchor outside the database. */
export async function sealAndAnchor(
  { within, storage, mark, now, onError }: Sealing,
  organizationId: number,
  reach: Reach,
): Promise<void> {
  const refused = await within(organizationId, (tx) => sealIn(tx, mark, now(), reach));
  if (refused.length > 0) {
    const which = `${refused.length} of organisation ${organizationId}, the first is ${refused[0]}`;
    onError(new Error(`The activity log has entries that this server did not write: ${which}.`));
  }
  await within(organizationId, (tx) => anchorIn(tx, storage, mark, now()));
}

/** For every organisation, including those whose notification was lost. */
async function sealAll(sealing: Sealing): Promise<void> {
  const all = await sealing.within(undefined, organizationIds);
  const failures = await runSequentially(all, (id) => sealAndAnchor(sealing, id, 'all'));
  for (const failure of failures) sealing.onError(failure as Error);
}

/** Listens for entries of every organisation from any server; returns a function to stop. */
export function startSealer(listen: Listen, sealing: Sealing): () => Promise<void> {
  const due = new Set<number>();
  let round: Promise<void> | undefined;

  const runRound = async () => {
    while (due.size > 0) {
      await wait(gathering);
      const now = [...due];
      due.clear();
      const failures = await runSequentially(now, (id) => sealAndAnchor(sealing, id, 'recent'));
      for (const failure of failures) sealing.onError(failure as Error);
    }
    round = undefined;
  };
  const hear = (payload: string) => {
    const organizationId = Number(payload);
    // Any database user can send a notification.
    if (!Number.isInteger(organizationId) || organizationId <= 0) return;
    due.add(organizationId);
    round ??= runRound();
  };
  const { onError } = sealing;
  const resync = () => void sealAll(sealing).catch(onError);
  const stopListening = listen({ channel, hear, resync, onError });
  resync();
  return async () => {
    await stopListening();
    await round;
  };
}

/** Once an hour, for entries without a notification; committed before the anchor is written. */
export const sealSweeps = ({
  storage,
  mark,
  now,
}: Pick<Sealing, 'storage' | 'mark' | 'now'>): Sweep[] => [
  async (tx) => {
    await sealIn(tx, mark, now(), 'all');
  },
  (tx) => anchorIn(tx, storage, mark, now()),
];
