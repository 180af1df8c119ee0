import { formatDate, londonDay } from '../kernel/calendar.ts';
import { conflict, type Problem } from '../kernel/problem.ts';
import type { CertificateState, CertificateStatus } from './certificate-values.ts';
import { stateOf } from './state.ts';
import { isLifting } from './type-library.ts';

/** The part of a certificate that decides whether its machine may work. */
type QuarantineFacts = {
  id: number;
  certificateType: string;
  certificateNumber: string | null;
  issuedDate: string | null;
  expiryDate: string | null;
  createdAt: string;
  status: CertificateStatus;
};

const why: Partial<Record<CertificateState, (proof: QuarantineFacts) => string>> = {
  expired: ({ expiryDate }) => `expired on ${formatDate(expiryDate ?? '')}`,
  failed: () => 'failed its inspection',
  revoked: () => 'was revoked',
};

/** Why a machine must not be used: its newest lifting certificate of a type is not valid. */
export function quarantineOf(
  proofs: readonly QuarantineFacts[],
  today: string,
): string | undefined {
  const newest = new Map(
    proofs
      .filter(
        ({ certificateType, status }) => isLifting(certificateType) && status !== 'superseded',
      )
      .toSorted(olderFirst)
      .map((proof) => [proof.certificateType, proof]),
  );
  for (const proof of newest.values()) {
    const reason = why[stateOf(proof, today)];
    if (reason) return `Quarantined: ${nameOf(proof)} ${reason(proof)}. Do not use this machine.`;
  }
}

const keepsMachineOutOfUse = conflict(
  'certificate.quarantines_plant',
  'This certificate keeps a machine in quarantine. Renew or reinstate it first.',
);

type Linked = QuarantineFacts & { plantHireEntryId: number | null };

/**
 * A certificate that quarantines a machine stays until a valid one replaces it. `after` is the edited
 * certificate, or undefined for a deletion; a mistyped expiry date may be corrected.
 */
export function obstacleToReleasingMachine(
  before: readonly Linked[],
  { id, after }: { id: number; after?: Linked },
  today: string,
): Problem | undefined {
  const left = before.flatMap((proof) => {
    if (proof.id !== id) return [proof];
    const isStill = after?.plantHireEntryId === proof.plantHireEntryId;
    return isStill ? [{ ...after, expiryDate: proof.expiryDate }] : [];
  });
  return quarantineOf(before, today) && !quarantineOf(left, today)
    ? keepsMachineOutOfUse
    : undefined;
}

const nameOf = ({ certificateNumber }: QuarantineFacts): string =>
  certificateNumber ? `lifting certificate ${certificateNumber}` : 'lifting certificate';

/** A certificate without an issue date is as old as its place in the register. */
const dayOf = ({ issuedDate, createdAt }: QuarantineFacts): string =>
  issuedDate ?? londonDay(new Date(createdAt));

const olderFirst = (one: QuarantineFacts, other: QuarantineFacts): number =>
  dayOf(one).localeCompare(dayOf(other)) || one.id - other.id;
