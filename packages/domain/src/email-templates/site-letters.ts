import { htmlPage, type Standard } from './standard.ts';

/** The notice ends the charge, so its content decides about the invoice. */
export const offHireNoticeTemplate: Standard = {
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
  ],
  subject: 'Off-hire notice: {{hire.machine}}{{#if hire.number}}, hire {{hire.number}}{{/if}}',
  textContent: `To {{hire.supplier | default:"the hire desk"}},

Please take this off hire and collect it:

Machine: {{hire.machine}}
Hire number: {{hire.number | default:"(none)"}}
Site: {{hire.site}}
Off hire from: {{hire.from}}
Off-hire number: {{hire.offHireNumber}}

The charge stops with this notice. Please answer with your off-hire number and the day of collection.

{{sender.name}}
{{company.name}}
`,
  htmlContent: htmlPage(`<p>To {{hire.supplier | default:"the hire desk"}},</p>
<p>Please take this off hire and collect it:</p>
<p>Machine: <b>{{hire.machine}}</b><br>Hire number: {{hire.number | default:"(none)"}}<br>Site: {{hire.site}}<br>Off hire from: <b>{{hire.from}}</b><br>Off-hire number: <b>{{hire.offHireNumber}}</b></p>
<p>The charge stops with this notice. Please answer with your off-hire number and the day of collection.</p>
<p>{{sender.name}}<br>{{company.name}}</p>`),
};

export const diarySharedTemplate: Standard = {
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
  textContent: `{{diary.author}} shared an entry of the site diary with you.

Contract: {{contract.name}}
Day: {{diary.day}}

{{diary.summary}}

{{diary.link}}

{{company.name}}
`,
  htmlContent: htmlPage(`<p>{{diary.author}} shared an entry of the site diary with you.</p>
<p>Contract: <b>{{contract.name}}</b><br>Day: {{diary.day}}</p>
<p style="white-space:pre-line">{{diary.summary}}</p>
<p><a href="{{diary.link}}">Open the diary of that day</a></p>
<p>{{company.name}}</p>`),
};

/** It names neither the person nor the reason. */
export const callBackTemplate: Standard = {
  needed: ['wellbeing.link'],
  variables: ['company.name', 'person.name', 'wellbeing.link'],
  subject: 'Somebody would like you to call them',
  textContent: `Hello {{person.name}},

a colleague has asked for a call back from you. Who it is, and what they wrote, you find after signing in:

{{wellbeing.link}}

Only the two of you can see it.

{{company.name}}
`,
  htmlContent: htmlPage(`<p>Hello {{person.name}},</p>
<p>a colleague has asked for a call back from you. Who it is, and what they wrote, you find after signing in:</p>
<p><a href="{{wellbeing.link}}">{{wellbeing.link}}</a></p>
<p>Only the two of you can see it.</p>
<p>{{company.name}}</p>`),
};
