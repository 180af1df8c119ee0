import { htmlPage, type Standard } from './standard.ts';

const variables = [
  'company.name',
  'person.name',
  'settings.link',
  'notices.title',
  'notices.message',
  'notices.contract',
  'notices.link',
];

const list = `{{#each notices}}- {{title}}{{#if contract}} ({{contract}}){{/if}}
  {{message}}
  {{link}}
{{/each}}`;

const htmlList =
  '<ul>{{#each notices}}<li><a href="{{link}}">{{title}}</a>{{#if contract}} ({{contract}}){{/if}}<br>{{message}}</li>{{/each}}</ul>';

export const notificationLetters = {
  /** Notifications that are emailed at once. */
  notification: {
    needed: [],
    variables,
    subject: '{{#each notices}}{{title}}. {{/each}}',
    textContent: `${list}
Notification settings: {{settings.link}}

{{company.name}}
`,
    htmlContent: htmlPage(`${htmlList}
<p style="font-size:13px"><a href="{{settings.link}}">Notification settings</a></p>
<p>{{company.name}}</p>`),
  },

  /** The morning digest of open notifications. */
  daily_digest: {
    needed: ['settings.link'],
    variables: [...variables, 'digest.date', 'digest.count'],
    subject: 'Your daily digest from {{company.name}}: {{digest.count}}',
    textContent: `Good morning {{person.name}},

Here is what needs your attention on {{digest.date | date}}:

${list}
To stop this email or change what it includes: {{settings.link}}

{{company.name}}
`,
    htmlContent: htmlPage(`<p>Good morning {{person.name}},</p>
<p>Here is what needs your attention on {{digest.date | date}}:</p>
${htmlList}
<p style="font-size:13px"><a href="{{settings.link}}">Stop this email or change what it includes</a></p>
<p>{{company.name}}</p>`),
  },
} satisfies Record<string, Standard>;
