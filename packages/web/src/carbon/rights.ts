import type { CarbonEntry } from '@sitewright/domain/carbon/carbon-entry';
import { type Actor, can, obstacleOfRole, whoMay } from '@sitewright/domain/kernel/access';
import type { Obstacle } from '../ui/obstructed.tsx';

export const obstacleToAdding = (actor: Actor) =>
  obstacleOfRole(actor, 'carbonEntry', 'C', 'add carbon entries');

/** Why somebody may not take the footprint along, on paper or as a spreadsheet. */
export const obstacleToTaking = (actor: Actor) =>
  obstacleOfRole(actor, 'carbonEntry', 'X', 'export the carbon footprint');

export const obstacleToTarget = (actor: Actor) =>
  obstacleOfRole(actor, 'carbonStandard', 'M', 'set the carbon target');

type Owned = Pick<CarbonEntry, 'createdBy' | 'deliveryId' | 'diaryEntryId'>;

export const obstacleToEditing = (entry: Owned, actor: Actor) =>
  obstacleOfEntry(entry, actor, 'U', 'edit this entry');

export const obstacleToDeleting = (entry: Owned, actor: Actor) =>
  obstacleOfEntry(entry, actor, 'D', 'delete this entry');

/** What posted itself follows what it came from. */
function obstacleOfEntry(
  entry: Owned,
  actor: Actor,
  action: 'U' | 'D',
  deed: string,
): Obstacle | undefined {
  if (entry.deliveryId) return { message: 'It follows its delivery: put it right there.' };
  if (entry.diaryEntryId) return { message: 'It follows its diary entry: put it right there.' };
  return can(actor, 'carbonEntry', action, entry)
    ? undefined
    : { message: `It takes ${whoMay('carbonEntry', action)} to ${deed}.` };
}
