import type { RejectionReason } from '@sitewright/domain/deliveries/rejection';

export const rejectionLabels: Record<RejectionReason, string> = {
  short: 'Short',
  damaged: 'Damaged',
  wrong: 'Wrong item',
  late: 'Late',
  quality: 'Quality',
};
