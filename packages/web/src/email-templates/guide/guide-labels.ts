export const titles = {
  syntax: 'Syntax',
  dos: 'Do',
  donts: "Don't",
  deliverability: 'Deliverability',
};

export const syntax: readonly [written: string, meaning: string][] = [
  ['{{po.number}}', 'inserts the order number'],
  ['{{po.total | money}}', 'shows an amount as £11,327.28'],
  ['{{po.deliveryDate | date}}', 'shows a date as 19/11/2026'],
  ['{{po.notes | default:"–"}}', 'shows a dash if empty'],
  ['{{#if po.deliveryDate}}…{{/if}}', 'appears only if there is a date'],
  [
    '{{#each po.items}}{{description}}: {{quantity}} {{unit}}{{/each}}',
    'repeats for each order line; inside it, use only the last part of each variable name',
  ],
];

export const dos: readonly string[] = [
  'State the topic and the contract in the subject.',
  'Write the plain text with the same care. Some recipients see only that.',
  'Put each link on its own line in the plain text.',
  'Preview it with one of your records, on a phone and in dark mode, and send yourself a test.',
  'Use {{x | default:"–"}} for values that may be empty.',
];

export const donts: readonly string[] = [
  'No pictures, scripts, forms or frames. Email apps block them, so the template is refused.',
  'No links starting with http. Use https or one of the link variables.',
  'No passwords or bank details. Others may read the email.',
  'No all-capitals or exclamation marks in the subject. They look like spam.',
  'Do not leave a tag or a {{#if}} open.',
];

export const deliverability: readonly string[] = [
  'Emails come from this installation’s address. Replies to an order go to the person who sent it.',
  'The operator of this installation must publish SPF, DKIM and DMARC for that address, or emails may go to spam.',
  'Keep the HTML below 100 kB. Some email apps cut off the rest.',
  'Every email has a footer that says who sent it. It cannot be removed.',
  'The daily digest must include {{settings.link}}, so that recipients can stop it.',
  'The delivery log shows which emails were sent. Failed emails are retried automatically for about four days; use Try again to retry now.',
];

export const examples: readonly { title: string; text: string }[] = [
  {
    title: 'Order with its lines',
    text: `Dear {{supplier.name}},

Please deliver to {{contract.name}}{{#if po.deliveryDate}} on {{po.deliveryDate | date}}{{/if}}:

{{#each po.items}}- {{quantity}} {{unit}} {{description}}
{{/each}}
Acknowledge it here: {{po.link}}`,
  },
  {
    title: 'HTML table',
    text: `<table width="100%">
  <tr><th align="left">Item</th><th align="right">Quantity</th></tr>
  {{#each po.items}}<tr><td>{{description}}</td><td align="right">{{quantity}} {{unit}}</td></tr>{{/each}}
</table>`,
  },
];

export const exampleTitle = ({ title }: { title: string }): string => `Example: ${title}`;
