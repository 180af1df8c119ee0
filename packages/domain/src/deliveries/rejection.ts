/** Why a part of a delivery was sent back. */
export const rejectionReasons = ['short', 'damaged', 'wrong', 'late', 'quality'] as const;

export type RejectionReason = (typeof rejectionReasons)[number];

export const rejectionLabels: Record<RejectionReason, string> = {
  short: 'Short',
  damaged: 'Damaged',
  wrong: 'Wrong item',
  late: 'Late',
  quality: 'Quality',
};

/** Within a sentence. */
export const rejectionText = (reason: RejectionReason): string =>
  rejectionLabels[reason].toLowerCase();
