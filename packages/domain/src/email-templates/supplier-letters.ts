import { linkLifetimeDays } from '../links/link.ts';
import { htmlPage, orderVariables, type Standard, textAndHtml } from './standard.ts';

export const supplierLetters = {
  po_issued: {
    needed: ['po.number', 'po.link'],
    variables: [
      ...orderVariables,
      'po.link',
      'po.items.description',
      'po.items.quantity',
      'po.items.unit',
    ],
    subject:
      'Purchase order {{po.number}}{{#if po.revision}}, revision {{po.revision}}{{/if}}, {{contract.name}}',
    textContent: `Dear {{supplier.name}},

Please find attached our purchase order {{po.number}}{{#if po.revision}} (revision {{po.revision}}, which replaces the previous one){{/if}} for {{contract.name}}: {{po.total | money}} in total.

{{#if po.deliveryDate}}Delivery: {{po.deliveryDate | date}}
{{/if}}{{#if po.deliveryAddress}}Deliver to: {{po.deliveryAddress}}
{{/if}}
{{#each po.items}}- {{description}}: {{quantity}} {{unit}}
{{/each}}
Please acknowledge the order within ${linkLifetimeDays.purchaseOrder} days. No account is needed:
{{po.link}}

Please quote our order number {{po.number}} on all delivery notes and invoices.

Kind regards
{{sender.name}}
{{company.name}}
`,
    htmlContent: htmlPage(`<p>Dear {{supplier.name}},</p>
<p>Please find attached our purchase order <b>{{po.number}}</b>{{#if po.revision}} (revision {{po.revision}}, which replaces the previous one){{/if}} for {{contract.name}}: <b>{{po.total | money}}</b> in total.</p>
<p>{{#if po.deliveryDate}}Delivery: {{po.deliveryDate | date}}<br>{{/if}}{{#if po.deliveryAddress}}Deliver to: {{po.deliveryAddress}}{{/if}}</p>
<ul>{{#each po.items}}<li>{{description}}: {{quantity}} {{unit}}</li>{{/each}}</ul>
<p><a href="{{po.link}}">Acknowledge this order</a> within ${linkLifetimeDays.purchaseOrder} days. No account is needed.</p>
<p>Please quote our order number {{po.number}} on all delivery notes and invoices.</p>
<p>Kind regards<br>{{sender.name}}<br>{{company.name}}</p>`),
  },

  po_cancelled: {
    needed: ['po.number'],
    variables: [...orderVariables, 'po.reason'],
    subject: 'Cancelled: purchase order {{po.number}}, {{contract.name}}',
    ...textAndHtml(`Dear {{supplier.name}},

Our purchase order **{{po.number}}** for {{contract.name}} has been **cancelled**: {{po.reason}}

Please do not deliver against this order. If a delivery is already on its way, please call us.

Kind regards
{{sender.name}}
{{company.name}}`),
  },
} satisfies Record<string, Standard>;
