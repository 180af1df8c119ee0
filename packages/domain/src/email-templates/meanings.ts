import { render } from './render.ts';
import { sampleData } from './sample.ts';

/** The meaning of each variable, in the order in which they are offered. */
export const variableMeanings: Record<string, string> = {
  'company.name': 'Our company, as its profile says',
  'sender.name': 'Who caused the letter',
  'sender.email': 'Where they are answered',
  'person.name': 'Who reads the letter',
  'supplier.name': 'The supplier of the order',
  'contract.name': 'The contract it is about',
  'po.number': 'The number of the order; before the approval there may be none',
  'po.revision': 'The letter of the revision; empty for the first one',
  'po.net': 'What it costs without VAT; empty for who may not see it',
  'po.total': 'What it costs with VAT; empty for who may not see it',
  'po.deliveryDate': 'When it is to come',
  'po.deliveryAddress': 'Where it is to come to',
  'po.notes': 'What is noted on the order',
  'po.reason': 'Why it was rejected, cancelled or changed',
  'po.link': 'Where the order is opened, or acknowledged without an account',
  'po.items.description': 'What is ordered, for each line',
  'po.items.quantity': 'How much of it',
  'po.items.unit': 'In what it is counted',
  'delivery.date': 'When it came',
  'delivery.ticketNumber': 'The number on the ticket',
  'delivery.receivedBy': 'Who received it',
  'delivery.notes': 'What they noted',
  'delivery.items.description': 'What did not come as ordered, for each line',
  'delivery.items.ordered': 'How much was ordered',
  'delivery.items.received': 'How much came',
  'delivery.items.rejected': 'How much was sent back; empty where nothing was',
  'delivery.items.reason': 'Why it was sent back',
  'delivery.items.missing': 'How much has not come; empty where nothing is missing',
  'hire.machine': 'The machine',
  'hire.number': 'The number of the hire; there may be none',
  'hire.supplier': 'From whom it is hired; it may be unknown',
  'hire.site': 'Where it stands',
  'hire.from': 'From which second it is off hire',
  'hire.offHireNumber': 'The number of the notice',
  'certificates.what': 'The machine or person, for each certificate',
  'certificates.type': 'The kind of certificate',
  'certificates.number': 'Its number; there may be none',
  'certificates.contract': 'On which contract; there may be none',
  'certificates.ends': 'When it ends',
  'certificates.when': 'How long that is from today',
  'certificates.link': 'Where it is opened',
  'diary.author': 'Who wrote the entry',
  'diary.day': 'The day of the entry',
  'diary.summary': 'What was done that day',
  'diary.link': 'Where the day is opened',
  'notices.title': 'What waits, for each matter',
  'notices.message': 'More about it',
  'notices.contract': 'On which contract; there may be none',
  'notices.link': 'Where it is opened',
  'digest.date': 'The day of the digest',
  'digest.count': 'How much waits',
  'settings.link': 'Where its reader stops the letter, or chooses what is in it',
  'wellbeing.link': 'Where its reader signs in to see who asks',
  'invite.how': 'How to accept, and until when',
  'invite.link': 'Where they join',
  'account.link': 'Where they sign in',
  'account.email': 'The new address',
  'account.change': 'What changed in how they sign in',
  'confirm.link': 'Where the new address, or the removal of two-factor sign-in, is confirmed',
  'request.name': 'Who asks for access',
  'request.email': 'Their address',
  'request.company': 'Their company',
  'request.role': 'What they do there',
  'request.message': 'What they wrote; there may be nothing',
  'request.reason': 'Why it is declined',
  'reset.title': "'Account Access Code' in the first letter, 'Account Verification' in the second",
  'reset.code': 'The code, good for ten minutes',
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
