/** Why a part of a delivery was sent back. */
export const rejectionReasons = ['short', 'damaged', 'wrong', 'late', 'quality'] as const;

export type RejectionReason = (typeof rejectionReasons)[number];
