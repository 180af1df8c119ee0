import { badRequest, conflict, type Problem, type Refused, refusedAt } from '../kernel/problem.ts';
import type { BinItem } from './recycle-bin.ts';

export const wrongName = badRequest(
  'bin.wrong_name',
  'The name does not match. Type it exactly as shown.',
);
export const underLegalHold = conflict(
  'bin.is_held',
  'This item is under legal hold and cannot be deleted permanently. Lift the hold first.',
);
export const noLongerInBin = conflict(
  'bin.already_restored',
  'This has been restored and is no longer in the recycle bin.',
);

/** The typed name must be that of the organisation; spaces around it are ignored. */
export const obstacleToTypedName = (typed: string, name: string): Problem | undefined =>
  typed.trim() === name ? undefined : wrongName;

type PurgedItem = Pick<BinItem, 'isRestored' | 'metadata'>;

/** Why it cannot be deleted permanently; undefined if it can. */
export function obstacleToPurging({ isRestored, metadata }: PurgedItem): Problem | undefined {
  if (isRestored) return noLongerInBin;
  if (metadata.hold) return underLegalHold;
}

/** A refusal because the record's number is taken points at the field for a new number. */
export const atNumberField = (refused: Refused, takenNumber: string | undefined): Refused =>
  refused.problem.code === takenNumber ? refusedAt('number', refused.problem) : refused;

type Ordered = Pick<BinItem, 'id' | 'recordType'>;

/** Contracts first, because other records depend on them; then the most recently deleted. */
export const inRestoreOrder = <T extends Ordered>(items: readonly T[]): T[] =>
  items.toSorted(
    (one, other) =>
      Number(other.recordType === 'project') - Number(one.recordType === 'project') ||
      other.id - one.id,
  );
