export const titles = {
  syntax: 'How it is written',
  dos: 'Do',
  donts: "Don't",
  deliverability: 'So that letters arrive',
};

export const syntax: readonly [written: string, meaning: string][] = [
  ['{{po.number}}', 'puts the number of the order there'],
  ['{{po.total | money}}', 'writes an amount as £11,327.28'],
  ['{{po.deliveryDate | date}}', 'writes a day as 19/11/2026'],
  ['{{po.notes | default:"–"}}', 'writes a dash where there is nothing'],
  ['{{#if po.deliveryDate}}…{{/if}}', 'is there only where there is a date'],
  [
    '{{#each po.items}}{{description}}: {{quantity}} {{unit}}{{/each}}',
    'is written once for each line of the order; inside, its variables are called by their last word',
  ],
];

export const dos: readonly string[] = [
  'Say in the subject what it is about and for which contract.',
  'Write the plain text with the same care: some read nothing else.',
  'Put the link on a line of its own in the plain text.',
  'Preview with a record of yours, on a phone and dark, and send a test to yourself.',
  'Use {{x | default:"–"}} for what may be empty.',
];

export const donts: readonly string[] = [
  'No pictures, scripts, forms or frames: mail programs block them, and the letter is refused.',
  'No links that begin with http; use https, or one of the links among the variables.',
  'No passwords or bank details: letters are read by others.',
  'No capitals and exclamation marks in the subject: filters take them for advertising.',
  'Do not leave a tag or a {{#if}} open.',
];

export const deliverability: readonly string[] = [
  'Letters come from the address of this installation; the answer to an order goes to whoever sent it.',
  'Whoever runs the installation publishes SPF, DKIM and DMARC for that address, or letters end among the spam.',
  'Keep the HTML below 100 kB: some programs cut off the rest.',
  'Every letter has a footer that says who sent it. It cannot be taken away.',
  'The daily digest must have {{settings.link}}, where its reader stops it.',
  'The delivery log says which letters have left. A letter that the mail server did not take is tried again by itself for some days; Try again does so at once.',
];

export const examples: readonly { title: string; text: string }[] = [
  {
    title: 'An order with its lines',
    text: `Dear {{supplier.name}},

please deliver for {{contract.name}}{{#if po.deliveryDate}} on {{po.deliveryDate | date}}{{/if}}:

{{#each po.items}}- {{quantity}} {{unit}} {{description}}
{{/each}}
Acknowledge it here: {{po.link}}`,
  },
  {
    title: 'A table in HTML',
    text: `<table width="100%">
  <tr><th align="left">What</th><th align="right">How much</th></tr>
  {{#each po.items}}<tr><td>{{description}}</td><td align="right">{{quantity}} {{unit}}</td></tr>{{/each}}
</table>`,
  },
];

export const exampleTitle = ({ title }: { title: string }): string => `Example: ${title}`;
