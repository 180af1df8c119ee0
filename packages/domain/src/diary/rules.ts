import { type Actor, can, obstacleOfRole } from '../kernel/access.ts';
import { conflict, forbidden, type Problem, refusedAt, refuseIf } from '../kernel/problem.ts';
import { refuseIfChanged } from '../kernel/version.ts';
import { obstacleToDate } from './date-window.ts';
import type { DayStatus } from './day.ts';
import { isSignedOff, type MaybeDay, obstacleOfSignOff } from './day-status.ts';
import type { DiaryComment } from './diary-comment.ts';
import { DiaryEntry, type DiaryEntryChanges, type DiaryEntryDraft } from './diary-entry.ts';
import { hoursSince } from './hours.ts';
import { columnsFrom } from './labor.ts';
import { mergeChanges } from './merge-changes.ts';
import { entryShownTo, laborToStore } from './pay.ts';

export const notYours = forbidden('diary.not_yours', 'You can only change your own entries.');
export const tooLate = forbidden(
  'diary.too_late',
  'You can only change your own entries for 24 hours. Ask your Site Manager.',
);
export const entryAmended = conflict(
  'diary.was_amended',
  'This entry was amended after sign-off, so it cannot be deleted. Both versions must be kept.',
);
export const commentNotYours = forbidden(
  'diary.comment_not_yours',
  'You can only delete your own comments.',
);
export const entryStaysOnDay = conflict(
  'diary.stays_on_day',
  'This day is signed off, so its entries cannot move to another day. Amend the entry instead.',
);
export const entryStaysOnContract = conflict(
  'diary.stays_on_contract',
  'An entry cannot move to another contract. Log a new entry there.',
);

const hoursOfGrace = 24;

/** The instant, and the day on site. */
type Clock = { now: string; today: string };

const anybodys = { createdBy: null };

/** Users who may edit all entries may always; users who may edit their own, for a day. */
function obstacleOfAuthor(entry: DiaryEntry, actor: Actor, action: 'U' | 'D', now: string) {
  if (can(actor, 'diary', action, anybodys)) return;
  const phrase = action === 'U' ? 'change a diary entry' : 'delete a diary entry';
  if (!can(actor, 'diary', action)) return obstacleOfRole(actor, 'diary', action, phrase);
  if (!can(actor, 'diary', action, entry)) return notYours;
  if (hoursSince(entry.recordedAt, now) > hoursOfGrace) return tooLate;
}

/** Why `actor` may not edit `entry`; undefined when they may. The form uses it too. */
export const obstacleToEditing = (
  entry: DiaryEntry,
  actor: Actor,
  now: string,
): Problem | undefined => obstacleOfAuthor(entry, actor, 'U', now);

export const obstacleToDeleting = (
  entry: DiaryEntry,
  actor: Actor,
  now: string,
  day: MaybeDay,
): Problem | undefined =>
  obstacleOfAuthor(entry, actor, 'D', now) ??
  (entry.isAmended ? entryAmended : undefined) ??
  obstacleOfSignOff(day);

export const obstacleToDeletingComment = (
  comment: Pick<DiaryComment, 'createdBy'>,
  actor: Actor,
  day: MaybeDay,
): Problem | undefined =>
  can(actor, 'comment', 'D', comment) ? obstacleOfSignOff(day) : commentNotYours;

function refuseDate(date: string, today: string): void {
  const obstacle = obstacleToDate(date, today);
  if (obstacle) throw refusedAt('date', obstacle);
}

/** An entry cannot be moved out of a signed-off day. */
function refuseMove(date: string, today: string, day: { status: DayStatus }): void {
  if (isSignedOff(day)) throw refusedAt('date', entryStaysOnDay);
  refuseDate(date, today);
}

/** A civil date in the format of an entry. */
export const instantOf = (day: string): string => `${day}T00:00:00.000Z`;

/** The day on site that an entry is about. */
export const dayOf = ({ date }: Pick<DiaryEntry, 'date'>): string => date.slice(0, 10);

const distinct = (addresses: readonly string[]): string[] => [
  ...new Map(addresses.map((address) => [address.toLowerCase(), address])).values(),
];

/** The stored fields of a draft; `enteredAt` is the time that its author gives. */
export function draftEntry(draft: DiaryEntryDraft, { now, today }: Clock) {
  refuseDate(draft.date, today);
  const { projectId, date, author, workSummary, labor, weather = null, createdAt = now } = draft;
  const { weatherImpact = null, materialsDelivered = null, sharedWith = [] } = draft;
  return {
    projectId,
    date,
    author,
    workSummary,
    weatherImpact,
    materialsDelivered,
    labor,
    weather,
    sharedWith: distinct(sharedWith),
    enteredAt: createdAt,
  };
}

export type NewEntry = ReturnType<typeof draftEntry>;

/** The edited entry; the time of writing does not change. */
export function editEntry(
  entry: DiaryEntry,
  actor: Actor,
  sent: DiaryEntryChanges,
  { now, today, day }: Clock & { day: { status: DayStatus } },
): DiaryEntry {
  refuseIf(obstacleToEditing(entry, actor, now));
  // With a base it is merged, whatever the version.
  if (!sent.base) refuseIfChanged(DiaryEntry, entryShownTo(actor)(entry), sent.version);
  const changes = mergeChanges(entry, actor, sent);
  const { projectId = entry.projectId, date = dayOf(entry) } = changes;
  if (projectId !== entry.projectId) throw refusedAt('projectId', entryStaysOnContract);
  if (date !== dayOf(entry)) refuseMove(date, today, day);
  const { author, workSummary, weatherImpact, materialsDelivered, weather } = changes;
  const labor = changes.labor ? laborToStore(actor, entry.labor, changes.labor) : entry.labor;
  const entryFields = { author, workSummary, weatherImpact, materialsDelivered, weather };
  return {
    ...entry,
    ...withoutGaps(entryFields),
    date: instantOf(date),
    labor,
    ...columnsFrom(labor, date),
    sharedWith: distinct(changes.sharedWith ?? entry.sharedWith),
  };
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

const withoutGaps = <T extends object>(fields: T): Defined<T> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Defined<T>;

/** The content that an amendment keeps of an entry: everything its author wrote. */
export const amendableContent = ({
  date,
  author,
  workSummary,
  weatherImpact,
  materialsDelivered,
  labor,
  weather,
  sharedWith,
}: DiaryEntry) => ({
  date,
  author,
  workSummary,
  weatherImpact,
  materialsDelivered,
  labor,
  weather,
  sharedWith,
});

/** The addresses that have not been emailed yet. */
export function newReaders(before: readonly string[], after: readonly string[]): string[] {
  const earlier = before.map((address) => address.toLowerCase());
  return after.filter((address) => !earlier.includes(address.toLowerCase()));
}
