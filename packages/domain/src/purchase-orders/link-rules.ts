import { conflict, type Problem } from '../kernel/problem.ts';
import { obstacleToAcknowledgingByLink } from './rules.ts';

const noSentCopy = conflict(
  'purchase_order.no_sent_copy',
  'There is no copy of the order as sent, so a link would be empty. Send the order again first.',
);

/** The supplier's link shows the copy that was kept when the order was sent. */
export const obstacleToMakingOrderLink = (
  order: Parameters<typeof obstacleToAcknowledgingByLink>[0],
  { isCopyKept }: { isCopyKept: boolean },
): Problem | undefined =>
  obstacleToAcknowledgingByLink(order) ?? (isCopyKept ? undefined : noSentCopy);
