import { render } from './render.ts';
import { sampleData } from './sample.ts';

/** The meaning of each variable, in the order in which they are offered. */
export const variableMeanings: Record<string, string> = {
  'company.name': 'Company name, from the profile',
  'sender.name': 'The person who triggered the email',
  'sender.email': 'Their email address, for replies',
  'person.name': 'The recipient',
  'supplier.name': 'The supplier on the order',
  'contract.name': 'The contract',
  'po.number': 'Order number; empty before approval',
  'po.revision': 'Revision letter; empty for the first issue',
  'po.net': 'Total excluding VAT; empty if the recipient cannot see prices',
  'po.total': 'Total including VAT; empty if the recipient cannot see prices',
  'po.deliveryDate': 'Delivery date',
  'po.deliveryAddress': 'Delivery address',
  'po.notes': 'Notes on the order',
  'po.reason': 'Why it was rejected, cancelled or changed',
  'po.link': 'Link to open the order, or to acknowledge it without an account',
  'po.items.description': 'Description of each line',
  'po.items.quantity': 'Quantity',
  'po.items.unit': 'Unit',
  'delivery.date': 'Delivery date',
  'delivery.ticketNumber': 'Ticket number',
  'delivery.receivedBy': 'Who received it',
  'delivery.notes': 'Delivery notes',
  'delivery.items.description': 'Description of each line not as ordered',
  'delivery.items.ordered': 'Quantity ordered',
  'delivery.items.received': 'Quantity received',
  'delivery.items.rejected': 'Quantity rejected; empty if none',
  'delivery.items.reason': 'Reason for rejection',
  'delivery.items.missing': 'Quantity missing; empty if none',
  'hire.machine': 'The machine',
  'hire.number': 'Hire number, if there is one',
  'hire.supplier': 'The hire company, if known',
  'hire.site': 'The site',
  'hire.from': 'Date and time it goes off hire',
  'hire.offHireNumber': 'Off-hire number',
  'hire.chargedUntil': 'The last day charged; empty if charged until collection',
  'certificates.what': 'The machine or person, for each certificate',
  'certificates.type': 'Certificate type',
  'certificates.number': 'Certificate number, if there is one',
  'certificates.contract': 'The contract, if there is one',
  'certificates.ends': 'Expiry date',
  'certificates.when': 'Time until expiry',
  'certificates.link': 'Link to the certificate',
  'diary.author': 'Who wrote the entry',
  'diary.day': 'The day of the entry',
  'diary.summary': 'What was done that day',
  'diary.link': 'Link to the diary day',
  'notices.title': 'Title of each notification',
  'notices.message': 'Details',
  'notices.contract': 'The contract, if there is one',
  'notices.link': 'Link to the item',
  'digest.date': 'The day of the digest',
  'digest.count': 'Number of open items',
  'settings.link': 'Link to notification settings',
  'wellbeing.link': 'Link to sign in and see who asked',
  'invite.how': 'How to accept, and until when',
  'invite.link': 'Link to join',
  'account.link': 'Link to sign in',
  'account.email': 'The new address',
  'account.change': 'What changed in their sign-in',
  'confirm.link': 'Link to confirm the new address or the removal of two-factor sign-in',
  'request.name': 'Name of the person asking for access',
  'request.email': 'Their email address',
  'request.company': 'Their company',
  'request.role': 'Their role',
  'request.message': 'Their message, if any',
  'request.reason': 'Reason for declining',
  'reset.title': "'Account Access Code' in the first email, 'Account Verification' in the second",
  'reset.code': 'The code, valid for 10 minutes',
};

/** Variables that are lists. */
export const listVariables = ['po.items', 'delivery.items', 'certificates', 'notices'];

/** The recommended format of a variable. */
export function tagOf(name: string): string {
  const filter = /(date|Date|ends)$/.test(name)
    ? ' | date'
    : /\.(net|total)$/.test(name)
      ? ' | money'
      : '';
  return `{{${lastOf(name)}${filter}}}`;
}

/** Inside of its list a variable is called by its last word. */
const lastOf = (name: string): string => {
  const list = listOf(name);
  return list ? name.slice(list.length + 1) : name;
};

export const listOf = (name: string): string | undefined =>
  listVariables.find((list) => name.startsWith(`${list}.`));

/** The text that is inserted into a template. */
export function snippetOf(name: string): string {
  const list = listOf(name);
  return list ? `{{#each ${list}}}${tagOf(name)} {{/each}}` : tagOf(name);
}

/** A sample value of the variable. */
export const exampleOf = (name: string): string =>
  render({ subject: '', htmlContent: '', textContent: snippetOf(name) }, sampleData).text.trim();
