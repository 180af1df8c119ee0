import { htmlPage, type Standard, textAndHtml } from './standard.ts';

export const siteLetters = {
  /** The notice decides when the charge ends, so its content decides about the invoice. */
  offhire_notice: {
    needed: ['hire.machine', 'hire.from', 'hire.offHireNumber'],
    variables: [
      'company.name',
      'sender.name',
      'contract.name',
      'hire.machine',
      'hire.number',
      'hire.supplier',
      'hire.site',
      'hire.from',
      'hire.offHireNumber',
      'hire.chargedUntil',
    ],
    subject: 'Off-hire notice: {{hire.machine}}{{#if hire.number}}, hire {{hire.number}}{{/if}}',
    ...textAndHtml(`To {{hire.supplier | default:"the hire desk"}},

Please take this off hire and collect it:

Machine: **{{hire.machine}}**
Hire number: {{hire.number | default:"(none)"}}
Site: {{hire.site}}
Off hire from: **{{hire.from}}**
Off-hire number: **{{hire.offHireNumber}}**
Charged until: **{{hire.chargedUntil | default:"collection"}}**

Please reply with your off-hire number and collection date.

{{sender.name}}
{{company.name}}`),
  },

  /** One email for all expiring certificates, so that reminders are not ignored. */
  certificate_expiring: {
    needed: [],
    variables: [
      'company.name',
      'certificates.what',
      'certificates.type',
      'certificates.number',
      'certificates.contract',
      'certificates.ends',
      'certificates.when',
      'certificates.link',
    ],
    subject: 'HSE certificates expiring: {{company.name}}',
    textContent: `These certificates have expired or expire soon. Renew them, or take the equipment or person off the job:

{{#each certificates}}- {{what}}, {{type}}{{#if number}} {{number}}{{/if}}{{#if contract}}, {{contract}}{{/if}}: {{when}}, {{ends | date}}
  {{link}}
{{/each}}
{{company.name}}
`,
    htmlContent:
      htmlPage(`<p>These certificates have expired or expire soon. Renew them, or take the equipment or person off the job:</p>
<ul>{{#each certificates}}<li><a href="{{link}}">{{what}}</a>, {{type}}{{#if number}} {{number}}{{/if}}{{#if contract}}, {{contract}}{{/if}}: <b>{{when}}</b>, {{ends | date}}</li>{{/each}}</ul>
<p>{{company.name}}</p>`),
  },

  diary_shared: {
    needed: ['diary.link'],
    variables: [
      'company.name',
      'contract.name',
      'diary.author',
      'diary.day',
      'diary.summary',
      'diary.link',
    ],
    subject: 'Site diary: {{contract.name}}, {{diary.day}}',
    textContent: `{{diary.author}} shared a site diary entry with you.

Contract: {{contract.name}}
Day: {{diary.day}}

{{diary.summary}}

{{diary.link}}

{{company.name}}
`,
    htmlContent: htmlPage(`<p>{{diary.author}} shared a site diary entry with you.</p>
<p>Contract: <b>{{contract.name}}</b><br>Day: {{diary.day}}</p>
<p style="white-space:pre-line">{{diary.summary}}</p>
<p><a href="{{diary.link}}">Open the diary for that day</a></p>
<p>{{company.name}}</p>`),
  },

  /** It names neither the person nor the reason. */
  wellbeing_callback: {
    needed: ['wellbeing.link'],
    variables: ['company.name', 'person.name', 'wellbeing.link'],
    subject: 'A colleague would like you to call them',
    ...textAndHtml(`Hello {{person.name}},

A colleague has asked you to call them back. Sign in to see who it is and what they wrote:

{{wellbeing.link}}

Only the two of you can see it.

{{company.name}}`),
  },
} satisfies Record<string, Standard>;
