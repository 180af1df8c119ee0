import { keysOf } from '../kernel/keys-of.ts';

/** Why a part of a delivery was sent back. */
export const rejectionLabels = {
  short: 'Short',
  damaged: 'Damaged',
  wrong: 'Wrong item',
  late: 'Late',
  quality: 'Quality',
};
export const rejectionReasons = keysOf(rejectionLabels);
export type RejectionReason = keyof typeof rejectionLabels;

/** Within a sentence. */
export const rejectionText = (reason: RejectionReason): string =>
  rejectionLabels[reason].toLowerCase();
