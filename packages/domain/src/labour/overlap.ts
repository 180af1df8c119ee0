import { formatDate, londonDay, londonTime } from '../kernel/calendar.ts';
import { conflict, type Problem } from '../kernel/problem.ts';

/** A person or machine in another session at the same time; it may still be open. */
export type Overlap = { name: string; contract: string; startedAt: Date; finishedAt: Date | null };

const all = new Intl.ListFormat('en-GB');
const mostNamed = 5;

const sentenceOf = ({ name, contract, startedAt, finishedAt }: Overlap): string => {
  const until = finishedAt ? `to ${londonTime(finishedAt)}` : 'until now';
  const day = formatDate(londonDay(startedAt));
  return `${name} on ${contract}, ${day} ${londonTime(startedAt)} ${until}`;
};

/** `Already at work then: Dan Price on Quay Street, 12/11/2026 07:30 to 12:00.` */
export function obstacleOfOverlap(overlaps: readonly Overlap[]): Problem | undefined {
  if (overlaps.length === 0) return;
  const named = overlaps.slice(0, mostNamed).map(sentenceOf);
  const rest = overlaps.length - named.length;
  const list = all.format(rest > 0 ? [...named, `${rest} more`] : named);
  return conflict('labour.overlaps', `Already at work then: ${list}.`);
}
