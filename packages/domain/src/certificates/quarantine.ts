import { inBritish, londonDay } from '../kernel/calendar.ts';
import type { CertificateState, CertificateStatus } from './certificate-words.ts';
import { stateOf } from './state.ts';
import { isLifting } from './type-library.ts';

/** As much of a certificate as decides whether its machine may work. */
export type Proof = {
  id: number;
  certificateType: string;
  certificateNumber: string | null;
  issuedDate: string | null;
  expiryDate: string | null;
  createdAt: string;
  status: CertificateStatus;
};

const why: Partial<Record<CertificateState, (proof: Proof) => string>> = {
  expired: ({ expiryDate }) => `expired on ${inBritish(expiryDate ?? '')}`,
  failed: () => 'says that it failed',
  revoked: () => 'was revoked',
};

/** Why a machine must not be used: the newest certificate of a kind of lifting no longer stands. */
export function quarantineOf(proofs: readonly Proof[], today: string): string | undefined {
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
    if (reason) return `Quarantined: ${nameOf(proof)} ${reason(proof)}. Do not use it.`;
  }
}

const nameOf = ({ certificateNumber }: Proof): string =>
  certificateNumber ? `its lifting certificate ${certificateNumber}` : 'its lifting certificate';

/** A paper that does not say when it was issued is as old as its place in the register. */
const dayOf = ({ issuedDate, createdAt }: Proof): string =>
  issuedDate ?? londonDay(new Date(createdAt));

const olderFirst = (one: Proof, other: Proof): number =>
  dayOf(one).localeCompare(dayOf(other)) || one.id - other.id;
