import type { TemplateType } from './template-type.ts';

/** The label of a template type, its recipient, and when it is sent. */
type TypeLabels = { label: string; to: string; when: string };

export const templateTypeLabels: Record<TemplateType, TypeLabels> = {
  po_issued: {
    label: 'Purchase order to a supplier',
    to: 'The supplier',
    when: 'When an order is sent',
  },
  po_cancelled: {
    label: 'Purchase order cancelled',
    to: 'The supplier',
    when: 'When an order that was sent is cancelled',
  },
  po_approval_request: {
    label: 'Approval request',
    to: 'Users who can approve it',
    when: 'When an order is submitted for approval',
  },
  po_approved: {
    label: 'Purchase order approved',
    to: 'The person who raised it',
    when: 'When an order is approved',
  },
  po_rejected: {
    label: 'Purchase order rejected',
    to: 'The person who raised it',
    when: 'When an order is rejected',
  },
  delivery_discrepancy: {
    label: 'Delivery not as ordered',
    to: 'Buyers, and the person who raised the order',
    when: 'When a delivery differs from the order',
  },
  offhire_notice: {
    label: 'Off-hire notice',
    to: 'The hire company',
    when: 'When a machine is taken off hire',
  },
  certificate_expiring: {
    label: 'Certificates expiring',
    to: 'Site and contracts managers',
    when: 'When a certificate is due to expire or has expired',
  },
  diary_shared: {
    label: 'Diary entry shared',
    to: 'The people it is shared with',
    when: 'When a diary entry is shared',
  },
  notification: {
    label: 'Instant notification',
    to: 'Users who chose instant emails',
    when: 'When something needs their attention',
  },
  daily_digest: {
    label: 'Daily digest',
    to: 'Users who chose it',
    when: 'When something needs attention in the morning',
  },
  wellbeing_callback: {
    label: 'Call-back request',
    to: 'The supporter who was asked',
    when: 'When a colleague asks for a call-back',
  },
  user_invite: { label: 'Invitation', to: 'The person invited', when: 'When a person is invited' },
  user_created: {
    label: 'Account created',
    to: 'The new member',
    when: 'When a member is added with a password',
  },
  access_request_received: {
    label: 'Access request received',
    to: 'The administrators of this installation',
    when: 'When a person requests access',
  },
  access_request_approved: {
    label: 'Access request approved',
    to: 'The person who asked',
    when: 'When their request is approved',
  },
  access_request_declined: {
    label: 'Access request declined',
    to: 'The person who asked',
    when: 'When their request is declined',
  },
  password_reset: {
    label: 'Password reset code',
    to: 'The person who asked',
    when: 'When a code is requested; it is sent twice, with two subjects',
  },
  password_changed: {
    label: 'Password changed',
    to: 'The account holder',
    when: 'When a password is changed',
  },
  password_given: {
    label: 'Password reset by administrator',
    to: 'The account holder',
    when: 'When an administrator sets a new password',
  },
  email_changed: {
    label: 'Email address is being changed',
    to: 'The old address',
    when: 'When an administrator changes an address',
  },
  email_confirmation: {
    label: 'Confirm a new email address',
    to: 'The new address',
    when: 'When an administrator changes an address',
  },
  two_factor_changed: {
    label: 'Two-factor sign-in changed',
    to: 'The account holder',
    when: 'When two-factor sign-in is turned on, off or removed, or a recovery code is used',
  },
  two_factor_reset: {
    label: 'Remove two-factor sign-in',
    to: 'The account holder',
    when: 'When an administrator asks to remove two-factor sign-in',
  },
  custom: {
    label: 'Custom',
    to: 'No one',
    when: 'Never sent automatically',
  },
};
