import type { TemplateText } from './render.ts';

/** `needed` are those without which the letter would be of no use. */
export type Standard = TemplateText & { variables: readonly string[]; needed: readonly string[] };

/** What every letter about an order may name. */
export const orderVariables = [
  'company.name',
  'sender.name',
  'sender.email',
  'supplier.name',
  'contract.name',
  'po.number',
  'po.revision',
  'po.net',
  'po.total',
  'po.deliveryDate',
  'po.deliveryAddress',
  'po.notes',
];

/** The shared HTML frame. */
export const htmlPage = (body: string): string =>
  `<div style="font-family:Arial,Helvetica,sans-serif;font-size:15px;line-height:1.5;color:#1d1f27">${body}</div>`;
