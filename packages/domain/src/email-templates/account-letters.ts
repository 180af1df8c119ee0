import { htmlPage, type Standard, textAndHtml } from './standard.ts';

const invited = ['company.name', 'person.name', 'invite.how', 'invite.link'];

const greeting = '{{#if person.name}}Hello {{person.name}},\n\n{{/if}}';
const htmlGreeting = '{{#if person.name}}<p>Hello {{person.name}},</p>{{/if}}';

const joining = (words: string): Omit<Standard, 'subject'> => ({
  needed: ['invite.link'],
  variables: invited,
  textContent: `${greeting}${words}

{{invite.how}}
{{invite.link}}

If you did not expect this email, you can ignore it.
`,
  htmlContent: htmlPage(`${htmlGreeting}
<p>${words}</p>
<p>{{invite.how}}<br><a href="{{invite.link}}">{{invite.link}}</a></p>
<p>If you did not expect this email, you can ignore it.</p>`),
});

const ofAccount = ['company.name', 'account.link'];

export const accountLetters = {
  user_invite: {
    subject: 'Join {{company.name}} on Sitewright',
    ...joining('You have been invited to join {{company.name}} on Sitewright.'),
  },

  access_request_approved: {
    subject: 'Join {{company.name}} on Sitewright',
    ...joining(
      'Your request for access to Sitewright has been approved. You have been invited to join {{company.name}}.',
    ),
  },

  access_request_declined: {
    needed: ['request.reason'],
    variables: ['company.name', 'person.name', 'request.reason'],
    subject: 'Your request for access to Sitewright',
    ...textAndHtml(`Hello {{person.name}},

Thank you for your interest in Sitewright. We cannot give you access:
{{request.reason}}

{{company.name}}`),
  },

  /** Only sent to the operator, in plain text, because its content comes from strangers. */
  access_request_received: {
    needed: ['request.email'],
    variables: [
      'company.name',
      'request.name',
      'request.email',
      'request.company',
      'request.role',
      'request.message',
    ],
    subject: 'New request for access to Sitewright',
    textContent: `Name: {{request.name}}
Email: {{request.email}}
Company: {{request.company}}
Role: {{request.role}}
Message: {{request.message | default:"(none)"}}

Please reply within 24 hours, as promised on the sign-in page.

{{company.name}}
`,
    htmlContent: '',
  },

  /** It is sent twice with one code: if a filter drops the first, the second may arrive. */
  password_reset: {
    needed: ['reset.code'],
    variables: ['company.name', 'reset.title', 'reset.code'],
    subject: '{{reset.title}}',
    ...textAndHtml(`Your Sitewright code is: **{{reset.code}}**

Enter it within 10 minutes on the page where you requested it. It works once.
If you did not request a code, you can ignore this email; your password has not changed.

{{company.name}}`),
  },

  password_changed: {
    needed: [],
    variables: ['company.name'],
    subject: 'Your Sitewright password was changed',
    ...textAndHtml(`Your Sitewright password has just been changed and all your other devices were signed out.

If this was not you, reset your password and contact your company administrator.

{{company.name}}`),
  },

  user_created: {
    needed: ['account.link'],
    variables: ofAccount,
    subject: 'Your account with {{company.name}} on Sitewright',
    ...textAndHtml(`An account has been created for you at {{company.name}}. The person who created it will give you the password. You choose your own when you first sign in:
{{account.link}}`),
  },

  password_given: {
    needed: ['account.link'],
    variables: ofAccount,
    subject: 'Your Sitewright password was reset',
    ...textAndHtml(`A team administrator at {{company.name}} has reset your password and signed you out everywhere. They will give you the new password. You choose your own when you sign in:
{{account.link}}

If you did not ask for this, contact your company administrator.`),
  },

  /** To the old address, in case the change was not intended. */
  email_changed: {
    needed: ['account.email'],
    variables: ['company.name', 'account.email'],
    subject: 'Your Sitewright email address is being changed',
    ...textAndHtml(`An administrator at {{company.name}} asked to change your sign-in email address to {{account.email}}. The change takes effect when the new address is confirmed.

If you did not ask for this, contact your company administrator.`),
  },

  /** To the new address. */
  email_confirmation: {
    needed: ['confirm.link'],
    variables: ['company.name', 'confirm.link'],
    subject: 'Confirm your email address for Sitewright',
    ...textAndHtml(`{{company.name}} asked to use this email address for your Sitewright account. Confirm it within 7 days:
{{confirm.link}}

If this account is not yours, you can ignore this email.`),
  },

  two_factor_changed: {
    needed: ['account.change'],
    variables: ['company.name', 'account.change'],
    subject: 'Your Sitewright sign-in was changed',
    ...textAndHtml(`{{account.change}}

If this was not you, reset your password and contact your company administrator.

{{company.name}}`),
  },

  /** Nothing is removed before the link is used: an administrator alone cannot do it. */
  two_factor_reset: {
    needed: ['confirm.link'],
    variables: ['company.name', 'confirm.link'],
    subject: 'Remove two-factor sign-in from your Sitewright account',
    ...textAndHtml(`An administrator of {{company.name}} asked to remove two-factor sign-in from your account, for example because you have lost your phone. To confirm, open this link within 24 hours:
{{confirm.link}}

You will then be signed out everywhere, and can sign in with your password only. If you did not ask for this, do not use the link, and contact your company administrator.`),
  },
} satisfies Record<string, Standard>;
