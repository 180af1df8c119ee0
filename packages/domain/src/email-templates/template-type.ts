import { accountLetters } from './account-letters.ts';
import { colleagueLetters } from './colleague-letters.ts';
import { notificationLetters } from './notification-letters.ts';
import { siteLetters } from './site-letters.ts';
import type { Standard } from './standard.ts';
import { supplierLetters } from './supplier-letters.ts';

/** The template types; each has its own variables. */
export const templateTypes = [
  'po_issued',
  'po_cancelled',
  'po_approval_request',
  'po_approved',
  'po_rejected',
  'delivery_discrepancy',
  'offhire_notice',
  'certificate_expiring',
  'diary_shared',
  'notification',
  'daily_digest',
  'wellbeing_callback',
  'user_invite',
  'user_created',
  'access_request_received',
  'access_request_approved',
  'access_request_declined',
  'password_reset',
  'password_changed',
  'password_given',
  'email_changed',
  'email_confirmation',
  'two_factor_changed',
  'two_factor_reset',
  'custom',
] as const;

export type TemplateType = (typeof templateTypes)[number];

/** The standard templates, used if the company has none of its own. */
export const standards: Record<TemplateType, Standard> = {
  ...supplierLetters,
  ...colleagueLetters,
  ...siteLetters,
  ...notificationLetters,
  ...accountLetters,
  custom: {
    needed: [],
    variables: ['company.name', 'sender.name'],
    subject: '',
    htmlContent: '',
    textContent: '',
  },
};

/** Variables of all emails; any other name is a typing error. */
export const allVariables: readonly string[] = [
  ...new Set(templateTypes.flatMap((type) => standards[type].variables)),
];

/** Requests for help are private, so these emails are not logged. */
export const isPrivate = (type: TemplateType): boolean => type === 'wellbeing_callback';
