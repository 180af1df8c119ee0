import { keepShared } from '../../platform/offline/shared-photos.ts';
import { registerCommands } from '../../platform/outbox/commands.ts';
import { flushOutbox } from '../../platform/outbox/flush.ts';
import { outboxSnapshot } from '../../platform/outbox/snapshot.ts';
import { refreshPacks } from '../../platform/site-packs/refresh-packs.ts';
import { keptCommands } from '../kept-commands.ts';

// What the service worker does with the outbox; the build puts it into `worker/service-worker.js`.

registerCommands(keptCommands);

/** Photos that another app shares. */
export const keepPhotos = (files: readonly File[]): Promise<void> => keepShared(files);

/** Sends what waits while no page is open; fails where something still waits, so that the browser tries again. */
export async function sendOutbox(): Promise<void> {
  await flushOutbox();
  const { items, isSignedOut, lastSentAt } = outboxSnapshot();
  // Sent items must be in the packs, or the next start without signal would not show them.
  if (lastSentAt && !isSignedOut) await refreshPacks();
  const isLeft = items.some(({ state, deletedAt }) => state === 'waiting' && !deletedAt);
  if (isLeft && !isSignedOut) throw new Error('Some items have not been sent');
}
