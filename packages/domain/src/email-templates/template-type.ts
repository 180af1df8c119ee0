import type { Written } from './render.ts';

/** For which letter a template is; each knows its own variables. */
export const templateTypes = ['po_issued', 'po_cancelled', 'custom'] as const;

export type TemplateType = (typeof templateTypes)[number];

/** `needed` are those without which the letter would be of no use. */
type Standard = Written & { variables: readonly string[]; needed: readonly string[] };

const ofOrder = [
  'company.name',
  'sender.name',
  'supplier.name',
  'contract.name',
  'po.number',
  'po.revision',
  'po.total',
  'po.deliveryDate',
  'po.deliveryAddress',
  'po.notes',
];

const page = (body: string): string =>
  `<div style="font-family:Arial,Helvetica,sans-serif;font-size:15px;line-height:1.5;color:#1d1f27">${body}</div>`;

const issued: Standard = {
  needed: ['po.number', 'po.link'],
  variables: [...ofOrder, 'po.link', 'po.items.description', 'po.items.quantity', 'po.items.unit'],
  subject:
    'Purchase order {{po.number}}{{#if po.revision}}, revision {{po.revision}}{{/if}}, {{contract.name}}',
  textContent: `Dear {{supplier.name}},

Please find attached our purchase order {{po.number}}{{#if po.revision}} (revision {{po.revision}}, which replaces the earlier one){{/if}} for {{contract.name}}: {{po.total | money}} in all.

{{#if po.deliveryDate}}Delivery: {{po.deliveryDate | date}}
{{/if}}{{#if po.deliveryAddress}}Deliver to: {{po.deliveryAddress}}
{{/if}}
{{#each po.items}}- {{description}}: {{quantity}} {{unit}}
{{/each}}
Please acknowledge the order here, within 30 days; no account is needed:
{{po.link}}

Please put the number {{po.number}} on your delivery tickets and invoices.

Kind regards
{{sender.name}}
{{company.name}}
`,
  htmlContent: page(`<p>Dear {{supplier.name}},</p>
<p>Please find attached our purchase order <b>{{po.number}}</b>{{#if po.revision}} (revision {{po.revision}}, which replaces the earlier one){{/if}} for {{contract.name}}: <b>{{po.total | money}}</b> in all.</p>
<p>{{#if po.deliveryDate}}Delivery: {{po.deliveryDate | date}}<br>{{/if}}{{#if po.deliveryAddress}}Deliver to: {{po.deliveryAddress}}{{/if}}</p>
<ul>{{#each po.items}}<li>{{description}}: {{quantity}} {{unit}}</li>{{/each}}</ul>
<p><a href="{{po.link}}">Acknowledge this order</a> within 30 days; no account is needed.</p>
<p>Please put the number {{po.number}} on your delivery tickets and invoices.</p>
<p>Kind regards<br>{{sender.name}}<br>{{company.name}}</p>`),
};

const cancelled: Standard = {
  needed: ['po.number'],
  variables: [...ofOrder, 'po.reason'],
  subject: 'Cancelled: purchase order {{po.number}}, {{contract.name}}',
  textContent: `Dear {{supplier.name}},

Our purchase order {{po.number}} for {{contract.name}} is cancelled: {{po.reason}}

Please deliver nothing on it. If something is on its way already, please call us.

Kind regards
{{sender.name}}
{{company.name}}
`,
  htmlContent: page(`<p>Dear {{supplier.name}},</p>
<p>Our purchase order <b>{{po.number}}</b> for {{contract.name}} is <b>cancelled</b>: {{po.reason}}</p>
<p>Please deliver nothing on it. If something is on its way already, please call us.</p>
<p>Kind regards<br>{{sender.name}}<br>{{company.name}}</p>`),
};

/** What we write where the company has not written anything of its own. */
export const standards: Record<TemplateType, Standard> = {
  po_issued: issued,
  po_cancelled: cancelled,
  custom: {
    needed: [],
    variables: ['company.name', 'sender.name'],
    subject: '',
    htmlContent: '',
    textContent: '',
  },
};
