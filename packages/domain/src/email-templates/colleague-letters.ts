import { htmlPage, orderVariables, type Standard, textAndHtml } from './standard.ts';

const toOurOwn = [...orderVariables, 'po.link', 'po.reason'];

/** Before the approval an order may have no number yet. */
const numbered =
  '{{#if po.number}}{{po.number}}{{#if po.revision}}, revision {{po.revision}}{{/if}}, {{/if}}';

export const colleagueLetters = {
  /** Prices are included only for readers with permission. */
  po_approval_request: {
    needed: ['po.link'],
    variables: [...toOurOwn, 'po.items.description', 'po.items.quantity', 'po.items.unit'],
    subject: `Approval request: ${numbered}{{supplier.name}}, {{contract.name}}`,
    textContent: `{{sender.name}} requests approval for a purchase order: ${numbered}{{supplier.name}}, for {{contract.name}}.

{{#if po.net}}Net: {{po.net | money}}
{{/if}}{{#if po.deliveryDate}}Delivery: {{po.deliveryDate | date}}
{{/if}}{{#if po.reason}}Reason for the change: {{po.reason}}
{{/if}}
{{#each po.items}}- {{description}}: {{quantity}} {{unit}}
{{/each}}
Review and decide:
{{po.link}}

{{company.name}}
`,
    htmlContent:
      htmlPage(`<p>{{sender.name}} requests approval for a purchase order: ${numbered}<b>{{supplier.name}}</b>, for {{contract.name}}.</p>
<p>{{#if po.net}}Net: <b>{{po.net | money}}</b><br>{{/if}}{{#if po.deliveryDate}}Delivery: {{po.deliveryDate | date}}<br>{{/if}}{{#if po.reason}}Reason for the change: {{po.reason}}{{/if}}</p>
<ul>{{#each po.items}}<li>{{description}}: {{quantity}} {{unit}}</li>{{/each}}</ul>
<p><a href="{{po.link}}">Review and decide</a></p>
<p>{{company.name}}</p>`),
  },

  po_approved: {
    needed: ['po.number', 'po.link'],
    variables: toOurOwn,
    subject: `Approved: ${numbered}{{supplier.name}}, {{contract.name}}`,
    ...textAndHtml(`{{sender.name}} **approved** your purchase order **{{po.number}}** to {{supplier.name}} for {{contract.name}}{{#if po.net}}: **{{po.net | money}}** net{{/if}}.

[Open the order to send it to the supplier]({{po.link}})

{{company.name}}`),
  },

  po_rejected: {
    needed: ['po.reason', 'po.link'],
    variables: toOurOwn,
    subject: `Rejected: ${numbered}{{supplier.name}}, {{contract.name}}`,
    ...textAndHtml(`{{sender.name}} **rejected** your purchase order to {{supplier.name}} for {{contract.name}}: {{po.reason}}

[Change it and submit it again]({{po.link}})

{{company.name}}`),
  },

  /** Quantities only: readers at the gate need no prices. */
  delivery_discrepancy: {
    needed: ['po.number', 'po.link'],
    variables: [
      'company.name',
      'sender.name',
      'sender.email',
      'supplier.name',
      'contract.name',
      'po.number',
      'po.link',
      'delivery.date',
      'delivery.ticketNumber',
      'delivery.receivedBy',
      'delivery.notes',
      'delivery.items.description',
      'delivery.items.ordered',
      'delivery.items.received',
      'delivery.items.rejected',
      'delivery.items.reason',
      'delivery.items.missing',
    ],
    subject: 'Delivery not as ordered: {{po.number}}, {{supplier.name}}, {{contract.name}}',
    textContent: `The delivery from {{supplier.name}} to {{contract.name}} on {{delivery.date | date}} is not as ordered: {{po.number}}{{#if delivery.ticketNumber}}, ticket {{delivery.ticketNumber}}{{/if}}.

{{#each delivery.items}}- {{description}}: {{received}} received{{#if rejected}}, {{rejected}} rejected ({{reason}}){{/if}}{{#if missing}}, {{missing}} short of {{ordered}} ordered{{/if}}
{{/each}}{{#if delivery.notes}}
{{delivery.notes}}
{{/if}}
Received by {{delivery.receivedBy}}. View the order and its deliveries:
{{po.link}}

{{company.name}}
`,
    htmlContent:
      htmlPage(`<p>The delivery from {{supplier.name}} to {{contract.name}} on {{delivery.date | date}} is <b>not as ordered</b>: <b>{{po.number}}</b>{{#if delivery.ticketNumber}}, ticket {{delivery.ticketNumber}}{{/if}}.</p>
<ul>{{#each delivery.items}}<li>{{description}}: {{received}} received{{#if rejected}}, <b>{{rejected}} rejected</b> ({{reason}}){{/if}}{{#if missing}}, <b>{{missing}} short</b> of {{ordered}} ordered{{/if}}</li>{{/each}}</ul>
{{#if delivery.notes}}<p>{{delivery.notes}}</p>{{/if}}
<p>Received by {{delivery.receivedBy}}. <a href="{{po.link}}">View the order and its deliveries</a></p>
<p>{{company.name}}</p>`),
  },
} satisfies Record<string, Standard>;
