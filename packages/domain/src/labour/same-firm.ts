import { londonTime } from '../kernel/calendar.ts';
import { firmNameKey } from '../suppliers/same-name.ts';
import { instantAfter, maxShift } from './clock.ts';
import type { LabourSession } from './labour-session.ts';

type Named = Pick<LabourSession, 'crewKind' | 'name' | 'company'>;

/** Another crew of a firm that starts, from its start to its finish. */
type OtherCrew = Named & Pick<LabourSession, 'startedAt' | 'finishedAt'>;

/** Kinds of crew that can be a firm's people by their number. */
export const firmCrewKinds = ['company', 'gang'] as const;

/**
 * Whether the people of one crew can be those of the other: both of one firm, and at least one known only by its
 * number. Two gangs are two sets of people, and a worker or a machine can start only once.
 */
export function mayBeSamePeople(one: Named, other: Named): boolean {
  const kinds = [one.crewKind, other.crewKind];
  const canBe = kinds.includes('company') && kinds.every(isFirmCrew);
  return canBe && keyOf(one) === keyOf(other);
}

const isFirmCrew = (kind: string): boolean => firmCrewKinds.some((one) => one === kind);

const nameOf = ({ company, name }: Named): string => company?.trim() || name;

const keyOf = (crew: Named): string => firmNameKey(nameOf(crew));

const all = new Intl.ListFormat('en-GB');

/** Before a start: `Wharfe Cladding is already at work here since 20:21 (5 people). Start …` */
export function sameFirmWarning(
  crews: readonly (OtherCrew & Pick<LabourSession, 'operatives'>)[],
): string | undefined {
  const [first] = crews;
  if (!first) return;
  const list = crews.map((crew) => `${timesOf(crew)} (${peopleText(crew.operatives)})`);
  return `${nameOf(first)} is already at work here ${all.format(list)}. Start another crew only for other people.`;
}

const peopleText = (count: number): string => `${count} ${count === 1 ? 'person' : 'people'}`;

/** Whether it was at work when a crew started, or is at work now and began in the same shift. */
export const wasAtWork = ({ startedAt, finishedAt }: OtherCrew, at: string): boolean =>
  finishedAt === null ? startedAt < instantAfter(at, maxShift) : startedAt <= at && at < finishedAt;

type Started = OtherCrew & { startedByName: string | null };

/** After a start without signal: `Wharfe Cladding was already at work here since 20:21 (Joy Okafor). Check …` */
export function sameFirmReason(crews: readonly Started[]): string | null {
  const [first] = crews;
  if (!first) return null;
  const list = crews.map((crew) =>
    crew.startedByName === null ? timesOf(crew) : `${timesOf(crew)} (${crew.startedByName})`,
  );
  return `${nameOf(first)} was already at work here ${all.format(list)}. Check that these are other people.`;
}

const timesOf = ({ startedAt, finishedAt }: OtherCrew): string => {
  const from = londonTime(new Date(startedAt));
  return finishedAt === null
    ? `since ${from}`
    : `from ${from} to ${londonTime(new Date(finishedAt))}`;
};

/** A reason without that sentence, with which it begins. */
export const withoutSameFirmReason = (reason: string): string =>
  reason.replace(/^.* was already at work here .*Check that these are other people\./s, '').trim();
