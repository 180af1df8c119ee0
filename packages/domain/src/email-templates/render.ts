import { formatDate } from '../kernel/calendar.ts';
import { formatPounds } from '../kernel/pounds.ts';
import { conflict, refuseIf } from '../kernel/problem.ts';
import {
  type Filter,
  parse,
  type TemplateData,
  type TemplateNode,
  type TemplateValue,
} from './language.ts';
import { withoutSecrets } from './secret-values.ts';

export const templateFilters: Record<string, (text: string, argument: string) => string> = {
  money: (text) => (/^-?\d+(\.\d+)?$/.test(text) ? formatPounds(text) : text),
  date: (text) => (/^\d{4}-\d{2}-\d{2}/.test(text) ? formatDate(text.slice(0, 10)) : text),
  default: (text, argument) => text || argument,
};

type Escape = (text: string) => string;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml: Escape = (text) =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
const asItIs: Escape = (text) => text;
const onOneLine: Escape = (text) => text.replace(/\s+/g, ' ').trim();

/** The value at a path; inside a list, the item is searched first. */
function at(scopes: readonly TemplateData[], path: string): TemplateValue {
  const [first = '', ...rest] = path.split('.');
  const scope = scopes.find((one) => Object.hasOwn(one, first));
  return rest.reduce<TemplateValue>(
    (found, name) => (isData(found) ? own(found, name) : undefined),
    own(scope, first),
  );
}

const own = (data: TemplateData | undefined, name: string): TemplateValue =>
  data && Object.hasOwn(data, name) ? data[name] : undefined;

const isData = (value: TemplateValue): value is TemplateData =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const written = (value: TemplateValue): string =>
  typeof value === 'object' || value === undefined ? '' : String(value);

const filtered = (text: string, { name, argument }: Filter): string =>
  Object.hasOwn(templateFilters, name) ? (templateFilters[name]?.(text, argument) ?? text) : text;

const isThere = (value: TemplateValue): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== '0' && !!value;

/** The most characters of a rendered email, for its HTML and for its text. */
const maxLetterLength = 500_000;
export const letterTooLong = conflict(
  'email_template.is_too_long',
  `With this order, the email would be longer than ${maxLetterLength.toLocaleString('en-GB')} characters. Please shorten the email template.`,
);

/** The output so far; empty pieces count too, because they take time. */
class Paper {
  readonly #pieces: string[] = [];
  #room = maxLetterLength;

  write(text: string, effort = 1): void {
    this.#room -= text.length + effort;
    refuseIf(this.#room < 0 ? letterTooLong : undefined);
    this.#pieces.push(text);
  }

  toString(): string {
    return this.#pieces.join('');
  }
}

function write(
  paper: Paper,
  parts: readonly TemplateNode[],
  scopes: readonly TemplateData[],
  safe: Escape,
): void {
  for (const part of parts) writePart(paper, part, scopes, safe);
}

function writePart(
  paper: Paper,
  part: TemplateNode,
  scopes: readonly TemplateData[],
  safe: Escape,
): void {
  if (part.kind === 'words') paper.write(part.text);
  else if (part.kind === 'value') {
    const text = part.filters.reduce(filtered, written(at(scopes, part.path)));
    paper.write(safe(text), 1 + part.filters.length);
  } else {
    paper.write('');
    for (const inner of turnsOf(part, scopes)) write(paper, part.parts, inner, safe);
  }
}

type Block = Extract<TemplateNode, { kind: 'each' | 'if' }>;

/** A list is rendered once for each item, with the item as the first scope; a condition at most once. */
function turnsOf(
  { kind, path }: Block,
  scopes: readonly TemplateData[],
): (readonly TemplateData[])[] {
  const value = at(scopes, path);
  if (kind === 'if') return isThere(value) ? [scopes] : [];
  return Array.isArray(value) ? value.map((record) => [record, ...scopes]) : [];
}

function rendered(parts: readonly TemplateNode[], data: TemplateData, safe: Escape): string {
  const paper = new Paper();
  write(paper, parts, [data], safe);
  return paper.toString();
}

export type TemplateText = { subject: string; htmlContent: string; textContent: string };
export type Letter = { subject: string; html: string; text: string };

/** Renders subject, HTML and text; values are always escaped. */
export const render = (template: TemplateText, data: TemplateData): Letter => ({
  subject: onOneLine(rendered(withoutSecrets(parse(template.subject)), data, asItIs)),
  html: rendered(parse(template.htmlContent), data, escapeHtml),
  text: rendered(parse(template.textContent), data, asItIs),
});
