import type { TemplateText } from './render.ts';

/** `needed` are the variables without which the email would be useless. */
export type Standard = TemplateText & { variables: readonly string[]; needed: readonly string[] };

/** The variables that every email about an order may use. */
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

/**
 * An email as text and as HTML, written once: paragraphs are separated by an empty line, `**words**` are bold, a line
 * that is a link can be followed, and `[words](link)` is a link behind words.
 */
export const textAndHtml = (body: string): Pick<Standard, 'textContent' | 'htmlContent'> => ({
  textContent: `${body.replace(/\*\*(.+?)\*\*/g, '$1').replace(/\[(.+?)\]\((.+?)\)/g, '$1:\n$2')}\n`,
  htmlContent: htmlPage(
    body
      .replace(/\*\*(.+?)\*\*/g, '<b>$1</b>')
      .replace(/\[(.+?)\]\((.+?)\)/g, '<a href="$2">$1</a>')
      .replace(/^\{\{[a-z]+\.link\}\}$/gm, '<a href="$&">$&</a>')
      .split('\n\n')
      .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
      .join('\n'),
  ),
});
