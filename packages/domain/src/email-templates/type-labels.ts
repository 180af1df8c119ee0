import type { TemplateType } from './template-type.ts';

/** The label of a template type, its recipient, and when it is sent. */
type TypeLabels = { label: string; to: string; when: string };

export const templateTypeLabels: Record<TemplateType, TypeLabels> = {
  po_issued: {
    label: 'Purchase order to a supplier',
    to: 'The supplier',
    when: 'an order is sent',
  },
  po_cancelled: {
    label: 'Purchase order cancelled',
    to: 'The supplier',
    when: 'an order that was sent is cancelled',
  },
  po_approval_request: {
    label: 'Approval wanted',
    to: 'Those who may approve it',
    when: 'an order begins to wait',
  },
  po_approved: {
    label: 'Purchase order approved',
    to: 'Whoever raised it',
    when: 'an order is approved',
  },
  po_rejected: {
    label: 'Purchase order rejected',
    to: 'Whoever raised it',
    when: 'an order is rejected',
  },
  delivery_discrepancy: {
    label: 'Delivery not as ordered',
    to: 'Buyers, and whoever raised the order',
    when: 'less, more or other than ordered is received',
  },
  offhire_notice: {
    label: 'Off-hire notice',
    to: 'The hire company',
    when: 'a machine is taken off hire',
  },
  certificate_expiring: {
    label: 'HSE certificates that end soon',
    to: 'Site and contracts managers',
    when: 'a certificate comes a step nearer to its end',
  },
  diary_shared: {
    label: 'Diary entry shared',
    to: 'Those it is shared with',
    when: 'an entry of the diary is shared',
  },
  notification: {
    label: 'Notification at once',
    to: 'Whoever wants to hear of it at once',
    when: 'something waits for somebody',
  },
  daily_digest: {
    label: 'Daily digest',
    to: 'Everybody who wants it',
    when: 'something waits in the morning',
  },
  wellbeing_callback: {
    label: 'Somebody asks for a call',
    to: 'The supporter who was asked',
    when: 'a colleague asks for a call back',
  },
  user_invite: { label: 'Invitation', to: 'Whoever is invited', when: 'somebody is invited' },
  user_created: {
    label: 'Account made',
    to: 'The new member',
    when: 'a member is added with a password',
  },
  access_request_received: {
    label: 'Request for access received',
    to: 'The administrators of this installation',
    when: 'a stranger asks for access',
  },
  access_request_approved: {
    label: 'Request for access approved',
    to: 'Whoever asked',
    when: 'their request is approved',
  },
  access_request_declined: {
    label: 'Request for access declined',
    to: 'Whoever asked',
    when: 'their request is declined',
  },
  password_reset: {
    label: 'Code for a forgotten password',
    to: 'Whoever forgot it',
    when: 'a code is asked for; it goes out twice, under two subjects',
  },
  password_changed: {
    label: 'Password changed',
    to: 'Whose password it is',
    when: 'a password was changed',
  },
  password_given: {
    label: 'Password given by an administrator',
    to: 'Whose password it is',
    when: 'an administrator gives a new password',
  },
  email_changed: {
    label: 'Email address is being changed',
    to: 'The old address',
    when: 'an administrator changes an address',
  },
  email_confirmation: {
    label: 'Confirm a new email address',
    to: 'The new address',
    when: 'an administrator changes an address',
  },
  two_factor_changed: {
    label: 'Two-factor sign-in changed',
    to: 'The person whose account it is',
    when: 'two-factor sign-in is turned on, off or removed, or a recovery code is used',
  },
  two_factor_reset: {
    label: 'Remove two-factor sign-in',
    to: 'The person whose account it is',
    when: 'an administrator asks to remove two-factor sign-in',
  },
  custom: {
    label: 'Words of our own',
    to: 'Nobody by itself',
    when: 'kept for later; the product sends none of these',
  },
};
