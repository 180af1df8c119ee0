import { type Actor, obstacleOfRole } from '../kernel/access.ts';
import { definedOnly } from '../kernel/defined-only.ts';
import { badRequest, conflict, type Problem, refusedAt, refuseIf } from '../kernel/problem.ts';
import { refuseIfChanged } from '../kernel/version.ts';
import {
  type CertificateChanges,
  type CertificateDraft,
  type CertificateVerdict,
  HseCertificate,
} from './certificate.ts';
import type { CertificateStatus } from './certificate-values.ts';
import { expiryOf } from './type-library.ts';

export const alreadyRenewed = conflict(
  'certificate.is_renewed',
  'This certificate has already been renewed.',
);
export const renewalTypeDiffers = badRequest(
  'certificate.is_another_kind',
  'A renewal must be of the same type. Add this document as a new certificate instead.',
);
export const renewalMachineDiffers = badRequest(
  'certificate.is_another_machine',
  'A renewal must be for the same machine. Add this document as a new certificate instead.',
);
export const notRevokedOrFailed = conflict(
  'certificate.not_revoked_or_failed',
  'This certificate has not failed or been revoked.',
);
export const endsBeforeStart = badRequest(
  'certificate.ends_before_start',
  'Expiry must not be before the issue date',
);

type Standing = Pick<HseCertificate, 'status'>;

export const obstacleToAdding = (actor: Actor): Problem | undefined =>
  obstacleOfRole(actor, 'hseCertificate', 'C', 'add certificates');

export const obstacleToEditing = (actor: Actor): Problem | undefined =>
  obstacleOfRole(actor, 'hseCertificate', 'U', 'change certificates');

export const obstacleToDeleting = (actor: Actor): Problem | undefined =>
  obstacleOfRole(actor, 'hseCertificate', 'D', 'delete certificates');

export const obstacleToRenewing = ({ status }: Standing, actor: Actor): Problem | undefined =>
  obstacleToAdding(actor) ?? (status === 'superseded' ? alreadyRenewed : undefined);

export const obstacleToVerdict = ({ status }: Standing, actor: Actor): Problem | undefined =>
  obstacleToEditing(actor) ?? (status === 'superseded' ? alreadyRenewed : undefined);

export const isRevokedOrFailed = ({ status }: Standing): boolean =>
  status === 'revoked' || status === 'failed';

export const obstacleToReinstating = (certificate: Standing, actor: Actor): Problem | undefined =>
  obstacleToEditing(actor) ?? (isRevokedOrFailed(certificate) ? undefined : notRevokedOrFailed);

export function draftCertificate(draft: CertificateDraft): CertificateDraft {
  refuseIfCrossed(draft);
  return { ...draft, ...lawfulEnd(draft) };
}

type Ending = Pick<CertificateDraft, 'certificateType' | 'issuedDate' | 'expiryDate'>;

/** Lifting gear and scaffolds always expire: without a date on the document, by law. */
function lawfulEnd(paper: Ending): { expiryDate?: string } {
  const end = expiryOf(paper);
  return end ? { expiryDate: end } : {};
}

/** Otherwise any certificate would release a machine that failed. */
function refuseOther(old: HseCertificate, draft: CertificateDraft): void {
  const { certificateType, plantHireEntryId: machine } = draft;
  if (certificateType !== old.certificateType)
    throw refusedAt('certificateType', renewalTypeDiffers);
  if (machine && old.plantHireEntryId && machine !== old.plantHireEntryId)
    throw refusedAt('plantHireEntryId', renewalMachineDiffers);
}

/** A renewal belongs to the same contract and machine, unless the user chooses another contract. */
export function renewCertificate(
  old: HseCertificate,
  actor: Actor,
  draft: CertificateDraft,
): CertificateDraft {
  refuseIf(obstacleToRenewing(old, actor));
  refuseOther(old, draft);
  return {
    ...draftCertificate(draft),
    projectId: draft.projectId ?? old.projectId,
    plantHireEntryId: draft.plantHireEntryId ?? old.plantHireEntryId,
  };
}

export function editCertificate(
  certificate: HseCertificate,
  { version, ...changes }: CertificateChanges,
): HseCertificate {
  refuseIfChanged(HseCertificate, certificate, version);
  const edited = { ...certificate, ...definedOnly(changes) };
  refuseIfCrossed(edited);
  return { ...edited, ...lawfulEnd(edited) };
}

export function recordVerdict(
  certificate: HseCertificate,
  actor: Actor,
  { status, reason }: CertificateVerdict,
  now: string,
): HseCertificate {
  refuseIf(obstacleToVerdict(certificate, actor));
  const revokedAt = status === 'revoked' ? now : null;
  return { ...certificate, status, statusReason: reason, revokedAt };
}

export function reinstateCertificate(certificate: HseCertificate, actor: Actor): HseCertificate {
  refuseIf(obstacleToReinstating(certificate, actor));
  return { ...certificate, status: 'active', statusReason: null, revokedAt: null };
}

/** The status before the renewal, restored when the renewal is deleted. */
export const statusWithoutRenewal = ({
  revokedAt,
  statusReason,
}: {
  revokedAt: unknown;
  statusReason: string | null;
}): CertificateStatus => {
  if (revokedAt) return 'revoked';
  return statusReason ? 'failed' : 'active';
};

type Dates = Pick<CertificateDraft, 'issuedDate' | 'expiryDate'>;

/** Also used by the form. */
export const areDatesReversed = ({ issuedDate, expiryDate }: Dates): boolean =>
  !!issuedDate && !!expiryDate && expiryDate < issuedDate;

function refuseIfCrossed(dates: Dates): void {
  if (areDatesReversed(dates)) throw refusedAt('expiryDate', endsBeforeStart);
}
