import type { LabourSession } from './labour-session.ts';
import { withoutTimesReason } from './reported-time.ts';
import { withoutSameFirmReason } from './same-firm.ts';

/** Why a crew that has started must not work, such as `Dan Price may not work. Suspended.` */
export const stopReasonOf = ({
  reviewReason,
}: Pick<LabourSession, 'reviewReason'>): string | undefined =>
  (reviewReason && withoutTimesReason(withoutSameFirmReason(reviewReason))) || undefined;

/** Whether it is still at work nevertheless. */
export const isToStop = (
  session: Pick<LabourSession, 'reviewReason' | 'needsReview' | 'finishedAt'>,
): boolean => session.needsReview && session.finishedAt === null && !!stopReasonOf(session);
