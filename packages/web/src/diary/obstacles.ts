import { obstacleToDate } from '@sitewright/domain/diary/date-window';
import type { Day } from '@sitewright/domain/diary/day';
import { isSignedOff, obstacleToSigningOff } from '@sitewright/domain/diary/day-status';
import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import * as rules from '@sitewright/domain/diary/rules';
import { type Actor, obstacleOfRole } from '@sitewright/domain/kernel/access';
import type { Problem } from '@sitewright/domain/kernel/problem';
import type { DayContext } from './day/day-context.ts';

/** A day that is still loading is no obstacle. */
export type LoadedDay = Day | null | undefined;

export const isLocked = (day: LoadedDay): boolean => !!day && isSignedOff(day);

export const obstacleToLogging = (actor: Actor): Problem | undefined =>
  obstacleOfRole(actor, 'diary', 'C', 'write in the diary');

/** A day that is too far away is closed to every role. */
export const obstacleToLoggingOn = (
  { date, today }: Pick<DayContext, 'date' | 'today'>,
  actor: Actor,
): Problem | undefined => obstacleToLogging(actor) ?? obstacleToDate(date, today);

/** A user who may neither submit nor sign a day has nothing to finish. */
export const obstacleToFinishing = (actor: Actor): Problem | undefined =>
  obstacleToSigningOff(actor) && obstacleOfRole(actor, 'diary', 'C', 'finish a day');

export const obstacleToEditing = (entry: DiaryEntry, actor: Actor): Problem | undefined =>
  rules.obstacleToEditing(entry, actor, new Date().toISOString());

export const obstacleToDeleting = (
  entry: DiaryEntry,
  actor: Actor,
  day: LoadedDay,
): Problem | undefined => rules.obstacleToDeleting(entry, actor, new Date().toISOString(), day);
