import { expiring } from './certificate-letter.ts';
import { approvalRequest, approved, discrepancy, rejected } from './colleague-letters.ts';
import { digest, notified } from './notification-letters.ts';
import type { Standard } from './standard.ts';
import { cancelled, issued } from './supplier-letters.ts';

/** For which letter a template is; each knows its own variables. */
export const templateTypes = [
  'po_issued',
  'po_cancelled',
  'po_approval_request',
  'po_approved',
  'po_rejected',
  'delivery_discrepancy',
  'certificate_expiring',
  'notification',
  'daily_digest',
  'custom',
] as const;

export type TemplateType = (typeof templateTypes)[number];

/** What we write where the company has not written anything of its own. */
export const standards: Record<TemplateType, Standard> = {
  po_issued: issued,
  po_cancelled: cancelled,
  po_approval_request: approvalRequest,
  po_approved: approved,
  po_rejected: rejected,
  delivery_discrepancy: discrepancy,
  certificate_expiring: expiring,
  notification: notified,
  daily_digest: digest,
  custom: {
    needed: [],
    variables: ['company.name', 'sender.name'],
    subject: '',
    htmlContent: '',
    textContent: '',
  },
};
