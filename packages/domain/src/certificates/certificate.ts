import * as z from 'zod';
import { Id, IdInPath, Version } from '../kernel/id.ts';
import { PageQuery } from '../kernel/page.ts';
import { dateOf } from '../kernel/period.ts';
import { asRead, audited, identified, nullableText, reasoned } from '../kernel/record-fields.ts';
import { emptyToNull, line, text } from '../kernel/text.ts';
import {
  certificateStates,
  certificateStatuses,
  certificateTypes,
  verdicts,
} from './certificate-values.ts';

const Fields = z.object({
  certificateType: z.enum(certificateTypes, 'Please choose a type'),
  plantHireEntryId: emptyToNull(IdInPath),
  equipmentName: emptyToNull(line('Equipment', 200)),
  certificateNumber: emptyToNull(line('Certificate number', 100)),
  issuedBy: emptyToNull(line('Issued by', 200)),
  issuedDate: emptyToNull(dateOf('Issued')),
  expiryDate: emptyToNull(dateOf('Expiry')),
  notes: emptyToNull(text('Notes', 500)),
});

/** Without a contract it belongs to the company; a renewal belongs where the old certificate does. */
export const CertificateDraft = Fields.extend({
  projectId: emptyToNull(IdInPath),
  renewsId: emptyToNull(IdInPath),
});

export const CertificateChanges = Fields.partial().extend({ version: Version.optional() });

export const CertificateVerdict = z.object({
  status: z.enum(verdicts, 'Please choose failed or revoked'),
  ...reasoned,
});

/** Proof that something may be used; the storage key of its file is never sent. */
export const HseCertificate = z.object({
  ...identified,
  ...asRead(CertificateDraft.shape),
  projectName: nullableText,
  plantName: nullableText,
  fileName: z.string(),
  originalFileName: z.string(),
  fileSize: z.int().nullable(),
  mimeType: nullableText,
  url: z.string(),
  status: z.enum(certificateStatuses),
  statusReason: nullableText,
  /** The status today. */
  state: z.enum(certificateStates),
  uploadedBy: Id.nullable(),
  uploadedByName: nullableText,
  revokedAt: z.iso.datetime().nullable(),
  ...audited,
});

const CertificateFilter = z.object({ projectId: IdInPath.optional() });

export const CertificateQuery = PageQuery.extend(CertificateFilter.shape);
export const RegisterQuery = CertificateFilter;

export type HseCertificate = z.infer<typeof HseCertificate>;
export type CertificateDraft = z.infer<typeof CertificateDraft>;
export type CertificateChanges = z.infer<typeof CertificateChanges>;
export type CertificateVerdict = z.infer<typeof CertificateVerdict>;
export type CertificateQuery = z.infer<typeof CertificateQuery>;
