import {
  accountMade,
  emailChanged,
  emailConfirmation,
  invite,
  passwordChanged,
  passwordGiven,
  passwordReset,
  requestApproved,
  requestDeclined,
  requestReceived,
  twoFactorChanged,
  twoFactorReset,
} from './account-letters.ts';
import { expiring } from './certificate-letter.ts';
import { approvalRequest, approved, discrepancy, rejected } from './colleague-letters.ts';
import { digest, notified } from './notification-letters.ts';
import { callBack, diaryShared, offHireNotice } from './site-letters.ts';
import type { Standard } from './standard.ts';
import { cancelled, issued } from './supplier-letters.ts';

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
  po_issued: issued,
  po_cancelled: cancelled,
  po_approval_request: approvalRequest,
  po_approved: approved,
  po_rejected: rejected,
  delivery_discrepancy: discrepancy,
  offhire_notice: offHireNotice,
  certificate_expiring: expiring,
  diary_shared: diaryShared,
  notification: notified,
  daily_digest: digest,
  wellbeing_callback: callBack,
  user_invite: invite,
  user_created: accountMade,
  access_request_received: requestReceived,
  access_request_approved: requestApproved,
  access_request_declined: requestDeclined,
  password_reset: passwordReset,
  password_changed: passwordChanged,
  password_given: passwordGiven,
  email_changed: emailChanged,
  email_confirmation: emailConfirmation,
  two_factor_changed: twoFactorChanged,
  two_factor_reset: twoFactorReset,
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
