import { inBritish } from '../kernel/calendar.ts';
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

const olderFirst = (one: Proof, other: Proof): number =>
  (one.issuedDate ?? '').localeCompare(other.issuedDate ?? '') || one.id - other.id;
