import type { OutboxItem } from '../../platform/outbox/item.ts';
import { dayText, timeText } from '../../ui/format/date-time.ts';

type Made = Pick<OutboxItem, 'madeAt' | 'clockOffset'>;

/** By the server's clock, as far as the phone knew it. */
export const madeAt = ({ madeAt: at, clockOffset }: Made): string =>
  new Date(at + (clockOffset ?? 0)).toISOString();

/** `without signal on 16/11/2026 at 14:02` */
export const withoutSignal = (item: Made): string =>
  `without signal on ${dayText(madeAt(item))} at ${timeText(madeAt(item))}`;

/** Why an entry of a signed-off day comes later; its author may write something else. */
export const reasonOf = (item: Made): string => `Recorded ${withoutSignal(item)}`;
