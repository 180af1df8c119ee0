import { type Actor, can, obstacleOfRole } from '../kernel/access.ts';
import { conflict, forbidden, notAllowed, type Problem } from '../kernel/problem.ts';
import { binRecordOf, restoreRightOf } from './bin-types.ts';
import type { BinItem } from './recycle-bin.ts';

export const alreadyRestored = conflict('bin.was_restored', 'This has already been restored.');
export const restorePeriodOver = conflict('bin.has_expired', 'This can no longer be restored.');
export const slugIsTakenNow = conflict(
  'bin.slug_is_taken',
  'Its web address is now in use. Choose another.',
);

export const contractIsGone = conflict(
  'bin.contract_is_gone',
  'Its contract has been deleted. Restore the contract first.',
);

const notDeletedByYou = forbidden(
  'bin.not_deleted_by_you',
  'You can only restore items you deleted yourself. Ask a manager to restore this.',
);

/** How long a deleted record can be restored, unless the organisation has set another period. */
export const daysInBin = 30;

/** Why `actor` may not restore `item`; undefined when they may. */
export function obstacleToRestoring(
  item: Pick<BinItem, 'recordType' | 'deletedBy' | 'isRestored' | 'expiresAt' | 'metadata'>,
  actor: Actor,
  now: string,
): Problem | undefined {
  const refusal = obstacleOfRole(actor, 'recycleBin', 'A', 'restore it');
  if (refusal) return refusal;
  if (!can(actor, 'recycleBin', 'A', { createdBy: item.deletedBy })) return notDeletedByYou;
  const { recordType, metadata } = item;
  const record = binRecordOf(recordType);
  if (!record || !can(actor, ...restoreRightOf(record))) return notAllowed;
  if (item.isRestored) return alreadyRestored;
  if (item.expiresAt <= now && !metadata.hold) return restorePeriodOver;
}
