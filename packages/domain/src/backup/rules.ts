import { type Action, type Actor, can, obstacleOfRole, type Resource } from '../kernel/access.ts';
import { notAllowed, type Problem, problem } from '../kernel/problem.ts';
import type { BinItem } from './recycle-bin.ts';

export const wasRestored = problem('bin.was_restored', 409, 'This has been restored already.');
export const hasExpired = problem('bin.has_expired', 409, 'This can no longer be restored.');
export const slugIsTakenNow = problem(
  'bin.slug_is_taken',
  409,
  'Its address has been taken meanwhile. Choose another.',
);

export const contractIsGone = problem(
  'bin.contract_is_gone',
  409,
  'Its contract has been deleted. Restore the contract first.',
);

/** Which permission a kind of record needs to come back: that to create it. */
const rights: Record<string, readonly [Resource, Action]> = {
  project: ['project', 'C'],
  diary: ['diary', 'C'],
  file: ['file', 'C'],
  hseCertificate: ['hseCertificate', 'C'],
  plant: ['plant', 'C'],
  purchaseOrder: ['purchaseOrder', 'C'],
  supplier: ['supplier', 'C'],
  material: ['material', 'C'],
  emailTemplate: ['emailTemplate', 'C'],
  costAnalysis: ['project.money', 'U'],
  carbonEntry: ['carbonEntry', 'C'],
  worker: ['worker', 'C'],
  siteIssue: ['siteIssue', 'C'],
  toolboxTalk: ['diary', 'C'],
  riskAssessment: ['riskAssessment', 'C'],
  rams: ['riskAssessment', 'C'],
};

/** How long what was deleted can be restored. */
export const daysInBin = 30;

/** Why `actor` may not restore `item`; undefined when they may. */
export function obstacleToRestoring(
  item: Pick<BinItem, 'recordType' | 'isRestored' | 'expiresAt'>,
  actor: Actor,
  now: string,
): Problem | undefined {
  if (!can(actor, 'recycleBin', 'A')) return obstacleOfRole(actor, 'recycleBin', 'A', 'restore it');
  const right = rights[item.recordType];
  if (!right || !can(actor, ...right)) return notAllowed;
  if (item.isRestored) return wasRestored;
  if (item.expiresAt <= now) return hasExpired;
}
