import { type Actor, obstacleOfRole } from '../kernel/access.ts';
import { conflict, type Problem, refusedAt, refuseIf } from '../kernel/problem.ts';
import type { DayStatus, Gap, SignOff, StoredDay } from './day.ts';
import type { DayFacts } from './gaps.ts';

export const amendReasonNeeded = conflict(
  'diary.needs_reason',
  'This day is signed off. Give a reason for the change.',
);
export const signedOffDayLocked = conflict(
  'diary.is_signed_off',
  'This day is signed off. Entries can be amended, but nothing can be deleted.',
);
export const alreadySignedOff = conflict(
  'diary.is_signed_off_already',
  'This day is already signed off.',
);
export const dayInFuture = conflict('diary.day_in_future', 'This day is in the future.');
export const dayHasEntries = conflict(
  'diary.has_entries',
  'This day has entries. Delete them before marking it as no work.',
);

const allOf = new Intl.ListFormat('en-GB');

export const dayHasCrews = (crews: readonly string[]): Problem =>
  conflict(
    'diary.has_open_crews',
    crews.length === 1
      ? `${crews[0]} is at work. Stop this crew before marking the day as no work.`
      : `${allOf.format(crews)} are at work. Stop these crews before marking the day as no work.`,
  );

/** Who does it, and when. */
type By = { userId: number; name: string; at: string; today: string };

export const isSignedOff = ({ status }: { status: DayStatus }): boolean =>
  status === 'approved' || status === 'amended';

/** While the day is still loading, nothing is blocked. */
export type MaybeDay = { status: DayStatus } | null | undefined;

/** Why the content of a day cannot be deleted; undefined when it can. */
export const obstacleOfSignOff = (day: MaybeDay): Problem | undefined =>
  day && isSignedOff(day) ? signedOffDayLocked : undefined;

/** A signed-off day has no gaps any more, and a future day has none yet. */
export const isSettled = (day: Pick<StoredDay, 'date' | 'status'>, today: string): boolean =>
  isSignedOff(day) || day.date > today;

/** After the sign-off nothing on a day changes without a reason; with one, the day is amended. */
function changeDay(day: StoredDay, reason: string | null | undefined): StoredDay {
  if (!isSignedOff(day)) return day;
  if (!reason) throw refusedAt('reason', amendReasonNeeded);
  return { ...day, status: 'amended' };
}

/** Writing an entry removes the 'no work' mark. */
export const writeOnDay = (day: StoredDay, reason: string | null | undefined): StoredDay => ({
  ...changeDay(day, reason),
  isNoWork: false,
  noWorkReason: null,
});

type Work = Pick<DayFacts, 'entries' | 'openCrews'>;

export function setNoWork(day: StoredDay, { entries, openCrews }: Work, reason: string): StoredDay {
  refuseIf(isSignedOff(day) ? alreadySignedOff : undefined);
  const names = openCrews.map(({ name }) => name);
  refuseIf(names.length > 0 ? dayHasCrews(names) : undefined);
  refuseIf(entries > 0 ? dayHasEntries : undefined);
  return { ...day, isNoWork: true, noWorkReason: reason };
}

export function undoNoWork(day: StoredDay): StoredDay {
  refuseIf(isSignedOff(day) ? alreadySignedOff : undefined);
  return { ...day, isNoWork: false, noWorkReason: null };
}

function obstacleToFinishing(day: StoredDay, gaps: readonly Gap[], today: string) {
  if (isSignedOff(day)) return alreadySignedOff;
  if (day.date > today) return dayInFuture;
  const blocking = gaps.filter(({ blocks }) => blocks);
  return blocking.length > 0 ? hasGaps(blocking) : undefined;
}

export const hasGaps = (gaps: readonly Gap[]): Problem =>
  conflict('diary.has_gaps', gaps.map(({ sentence }) => sentence).join(' '));

/** Submitting again changes nothing. */
export function submitDay(day: StoredDay, gaps: readonly Gap[], by: By): StoredDay {
  refuseIf(obstacleToFinishing(day, gaps, by.today));
  return { ...day, status: 'submitted', ...submittedBy(by) };
}

const submittedBy = ({ userId, name, at }: By) => ({
  submittedAt: at,
  submittedBy: userId,
  submittedByName: name,
});

/** Why `actor` may not sign days off; undefined when they may. The button uses it too. */
export const obstacleToSigningOff = (actor: Actor): Problem | undefined =>
  obstacleOfRole(actor, 'diary.signOff', 'A', 'sign a day off');

/** The name under a day; another name than that of the account is shown with the account. */
export const signatureOf = (typed: string, accountName: string): string =>
  typed.trim().toLowerCase() === accountName.trim().toLowerCase()
    ? accountName
    : `${typed.trim()} (signed in as ${accountName})`;

/** A draft may be signed off at once: on many sites one person does both. */
export function signOffDay(
  day: StoredDay,
  gaps: readonly Gap[],
  { despiteGaps }: Pick<SignOff, 'despiteGaps'>,
  by: By,
): StoredDay {
  refuseIf(obstacleToFinishing(day, gaps, by.today));
  if (gaps.length > 0 && !despiteGaps) throw refusedAt('despiteGaps', hasGaps(gaps));
  return {
    ...day,
    status: 'approved',
    ...(day.status === 'draft' && submittedBy(by)),
    signedOffAt: by.at,
    signedOffBy: by.userId,
    signedOffByName: by.name,
    acceptedGaps: gaps.map(({ sentence }) => sentence),
  };
}
