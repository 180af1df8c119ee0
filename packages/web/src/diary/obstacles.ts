import type { Day } from '@sitewright/domain/diary/day';
import { isSealed, isSignedOff } from '@sitewright/domain/diary/day-status';
import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import * as rules from '@sitewright/domain/diary/rules';
import { type Actor, obstacleOfRole } from '@sitewright/domain/kernel/access';
import type { Problem } from '@sitewright/domain/kernel/problem';

/** A day that is still on its way stands in nobody's way. */
export type KnownDay = Day | null | undefined;

export const isLocked = (day: KnownDay): boolean => !!day && isSignedOff(day);

export const obstacleToLogging = (actor: Actor): Problem | undefined =>
  obstacleOfRole(actor, 'diary', 'C', 'write in the diary');

export const obstacleToEditing = (entry: DiaryEntry, actor: Actor): Problem | undefined =>
  rules.obstacleToEditing(entry, actor, new Date().toISOString());

export const obstacleToDeleting = (
  entry: DiaryEntry,
  actor: Actor,
  day: KnownDay,
): Problem | undefined =>
  rules.obstacleToDeleting(entry, actor, new Date().toISOString()) ??
  (isLocked(day) ? isSealed : undefined);
