import { type Actor, obstacleOfRole } from '@sitewright/domain/kernel/access';

export const obstacleToAdding = (actor: Actor) =>
  obstacleOfRole(actor, 'carbonEntry', 'C', 'add carbon entries');

export const obstacleToChangingFactors = (actor: Actor) =>
  obstacleOfRole(actor, 'material', 'U', 'change the factor of materials');

/** Why a user may not print or export the footprint. */
export const obstacleToExporting = (actor: Actor) =>
  obstacleOfRole(actor, 'carbonEntry', 'X', 'export the carbon footprint');

export const obstacleToTarget = (actor: Actor) =>
  obstacleOfRole(actor, 'carbonStandard', 'M', 'set the carbon target');
