import { keysOf } from '../kernel/keys-of.ts';
import {
  accountMadeTemplate,
  emailChangedTemplate,
  emailConfirmationTemplate,
  inviteTemplate,
  passwordChangedTemplate,
  passwordGivenTemplate,
  passwordResetTemplate,
  requestApprovedTemplate,
  requestDeclinedTemplate,
  requestReceivedTemplate,
  twoFactorChangedTemplate,
  twoFactorResetTemplate,
} from './account-letters.ts';
import { certificatesExpiringTemplate } from './certificate-letter.ts';
import {
  approvalRequestTemplate,
  discrepancyTemplate,
  orderApprovedTemplate,
  orderRejectedTemplate,
} from './colleague-letters.ts';
import { digestTemplate, notificationsTemplate } from './notification-letters.ts';
import { callBackTemplate, diarySharedTemplate, offHireNoticeTemplate } from './site-letters.ts';
import type { Standard } from './standard.ts';
import { orderCancelledTemplate, orderIssuedTemplate } from './supplier-letters.ts';

const emptyTemplate: Standard = {
  needed: [],
  variables: ['company.name', 'sender.name'],
  subject: '',
  htmlContent: '',
  textContent: '',
};

/** The standard templates, used if the company has none of its own; each type has its own variables. */
export const standards = {
  po_issued: orderIssuedTemplate,
  po_cancelled: orderCancelledTemplate,
  po_approval_request: approvalRequestTemplate,
  po_approved: orderApprovedTemplate,
  po_rejected: orderRejectedTemplate,
  delivery_discrepancy: discrepancyTemplate,
  offhire_notice: offHireNoticeTemplate,
  certificate_expiring: certificatesExpiringTemplate,
  diary_shared: diarySharedTemplate,
  notification: notificationsTemplate,
  daily_digest: digestTemplate,
  wellbeing_callback: callBackTemplate,
  user_invite: inviteTemplate,
  user_created: accountMadeTemplate,
  access_request_received: requestReceivedTemplate,
  access_request_approved: requestApprovedTemplate,
  access_request_declined: requestDeclinedTemplate,
  password_reset: passwordResetTemplate,
  password_changed: passwordChangedTemplate,
  password_given: passwordGivenTemplate,
  email_changed: emailChangedTemplate,
  email_confirmation: emailConfirmationTemplate,
  two_factor_changed: twoFactorChangedTemplate,
  two_factor_reset: twoFactorResetTemplate,
  custom: emptyTemplate,
};

export const templateTypes = keysOf(standards);
export type TemplateType = keyof typeof standards;

/** Variables of all emails; any other name is a typing error. */
export const allVariables: readonly string[] = [
  ...new Set(templateTypes.flatMap((type) => standards[type].variables)),
];

/** Requests for help are private, so these emails are not logged. */
export const isPrivate = (type: TemplateType): boolean => type === 'wellbeing_callback';
