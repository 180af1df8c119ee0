import { certificateStatuses } from '@sitewright/domain/certificates/certificate-values';
import { date, index, integer, text } from 'drizzle-orm/pg-core';
import { auditColumns, userId } from '../platform/audit.ts';
import { instant } from '../platform/columns.ts';
import { tenantTable } from '../platform/tenancy.ts';
import { ofProject } from '../projects/of-project.ts';

/** Proof that something may be used. Validity is calculated, never stored. */
export const hseCertificates = tenantTable(
  'hse_certificates',
  {
    /** Null for the company's own. */
    projectId: integer(),
    plantHireEntryId: integer(),
    equipmentName: text(),
    certificateType: text().notNull(),
    fileName: text().notNull(),
    originalFileName: text().notNull(),
    /** The storage key; never in a response. */
    filePath: text().notNull(),
    fileSize: integer(),
    mimeType: text(),
    certificateNumber: text(),
    issuedBy: text(),
    issuedDate: date(),
    expiryDate: date(),
    status: text({ enum: certificateStatuses }).notNull().default('active'),
    statusReason: text(),
    /** The certificate that this one renews and supersedes. */
    renewsId: integer(),
    /** The last reminder sent: days before expiry. */
    remindedAt: integer(),
    uploadedBy: userId(),
    notes: text(),
    revokedAt: instant(),
    ...auditColumns,
  },
  (t) => [
    ofProject('hse_certificates', t),
    index().on(t.organizationId, t.projectId, t.id),
    index().on(t.organizationId, t.expiryDate),
    index().on(t.organizationId, t.plantHireEntryId),
  ],
);
