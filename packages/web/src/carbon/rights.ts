import { type Actor, obstacleOfRole } from '@sitewright/domain/kernel/access';

export const obstacleToAdding = (actor: Actor) =>
  obstacleOfRole(actor, 'carbonEntry', 'C', 'add carbon entries');

/** Why somebody may not take the footprint along, on paper or as a spreadsheet. */
export const obstacleToTaking = (actor: Actor) =>
  obstacleOfRole(actor, 'carbonEntry', 'X', 'export the carbon footprint');

export const obstacleToTarget = (actor: Actor) =>
  obstacleOfRole(actor, 'carbonStandard', 'M', 'set the carbon target');
