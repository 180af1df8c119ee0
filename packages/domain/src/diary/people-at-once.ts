import { type Span, spanOf } from './hours.ts';
import type { Labor } from './labor.ts';

type Written = { labor: Labor; people: number };

/** The people of one entry; of one without times it is not known when, so that it is at every time. */
type Present = { name: string | null; others: number; span: Span | undefined };

/**
 * The people of one company over its entries of a day: the largest number at one time, because those of the
 * afternoon are those of the morning. People with a name count once each, and are never fewer than the names.
 */
export function peopleAtOnce(entries: readonly Written[], date: string): number {
  const present = entries.filter(({ people }) => people > 0).map((entry) => presentOf(entry, date));
  const starts = present.flatMap(({ span }) => span?.start ?? []);
  const atOnce = starts.map((at) => countOf(present.filter(isThere(at))));
  const withoutTimes = countOf(present.filter(({ span }) => !span));
  return Math.max(withoutTimes, namesOf(present).size, ...atOnce);
}

function presentOf({ labor, people }: Written, date: string): Present {
  const name = labor.workerName?.trim().toLowerCase() || null;
  return { name, others: name ? people - 1 : people, span: spanOf(labor, date) };
}

/** Who stops at noon is not there with those who start at noon. */
const isThere =
  (at: number) =>
  ({ span }: Present): boolean =>
    !span || span.start === at || (span.start < at && at < span.end);

const countOf = (present: readonly Present[]): number =>
  present.reduce((sum, { others }) => sum + others, namesOf(present).size);

const namesOf = (present: readonly Present[]) => new Set(present.flatMap(({ name }) => name ?? []));
