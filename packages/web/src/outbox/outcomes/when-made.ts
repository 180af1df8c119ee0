import { type OutboxItem, serverTimeOf } from '../../platform/outbox/item.ts';
import { dayText, timeText } from '../../ui/format/date-time.ts';

type Made = Pick<OutboxItem, 'madeAt' | 'clockOffset'>;

/** `without signal on 16/11/2026 at 14:02` */
export const withoutSignal = (item: Made): string =>
  `without signal on ${dayText(serverTimeOf(item))} at ${timeText(serverTimeOf(item))}`;

/** Why an entry of a signed-off day comes later; its author may write something else. */
export const reasonOf = (item: Made): string => `Recorded ${withoutSignal(item)}`;
