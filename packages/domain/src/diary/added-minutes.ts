import { type Span, spanOf } from './hours.ts';
import { type Labor, minutesOf, peopleOf } from './labor.ts';

/** A crew on the clock, from its start to its finish or to now. */
type ClockedSpan = {
  startedAt: string;
  endedAt: string;
  operatives: number;
  worked: number;
};

type Written = { id: number; labor: Labor };

const minute = 60_000;

/**
 * The operative minutes that each entry of a company adds to its clocked crews, by the id of the entry: the
 * people beyond those on the clock at the time. A pause of a crew is not filled by an entry. An entry without
 * times adds what exceeds the clocked hours.
 */
export function addedMinutes(
  entries: readonly Written[],
  crews: readonly ClockedSpan[],
  date: string,
): Map<number, number> {
  const read = entries.map(({ id, labor }) => ({
    id,
    labor,
    span: spanOf(labor, date),
    people: peopleOf(labor),
  }));
  const clocked = crews.map(({ startedAt, endedAt, operatives }) => ({
    span: { start: Date.parse(startedAt), end: Date.parse(endedAt) },
    people: operatives,
  }));
  const added = new Map(read.map(({ id }) => [id, 0]));
  for (const part of partsOf([...read, ...clocked].flatMap(({ span }) => span ?? []))) {
    let onTheClock = sum(clocked.filter(isIn(part)).map(({ people }) => people));
    for (const { id, people } of read.filter(isIn(part))) {
      const covered = Math.min(onTheClock, people);
      onTheClock -= covered;
      const minutes = ((part.end - part.start) / minute) * (people - covered);
      added.set(id, (added.get(id) ?? 0) + minutes);
    }
  }
  let left = sum(crews.map(({ operatives, worked }) => operatives * worked));
  for (const { id, people, labor } of read.filter(({ span }) => !span)) {
    const minutes = people * minutesOf(labor, date);
    const covered = Math.min(left, minutes);
    left -= covered;
    added.set(id, minutes - covered);
  }
  return added;
}

/** The stretches between all starts and finishes. */
function partsOf(spans: readonly Span[]): Span[] {
  const times = [...new Set(spans.flatMap(({ start, end }) => [start, end]))].toSorted(
    (one, other) => one - other,
  );
  return times.slice(1).map((end, i) => ({ start: times[i] ?? end, end }));
}

const isIn =
  (part: Span) =>
  ({ span }: { span: Span | undefined }): boolean =>
    span !== undefined && span.start <= part.start && part.end <= span.end;

const sum = (figures: readonly number[]): number => figures.reduce((one, other) => one + other, 0);
