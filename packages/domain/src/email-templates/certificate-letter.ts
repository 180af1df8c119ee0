import { htmlPage, type Standard } from './standard.ts';

/** One email for all expiring certificates, so that reminders are not ignored. */
export const certificatesExpiringTemplate: Standard = {
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
  subject: 'HSE certificates that end soon: {{company.name}}',
  textContent: `These certificates have ended or will end soon. Renew them, or take what they are for out of use:

{{#each certificates}}- {{what}}, {{type}}{{#if number}} {{number}}{{/if}}{{#if contract}}, {{contract}}{{/if}}: {{when}}, {{ends | date}}
  {{link}}
{{/each}}
{{company.name}}
`,
  htmlContent:
    htmlPage(`<p>These certificates have ended or will end soon. Renew them, or take what they are for out of use:</p>
<ul>{{#each certificates}}<li><a href="{{link}}">{{what}}</a>, {{type}}{{#if number}} {{number}}{{/if}}{{#if contract}}, {{contract}}{{/if}}: <b>{{when}}</b>, {{ends | date}}</li>{{/each}}</ul>
<p>{{company.name}}</p>`),
};
