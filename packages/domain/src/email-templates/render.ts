import { inBritish } from '../kernel/calendar.ts';
import { inPounds } from '../kernel/pounds.ts';
import { type Data, type Filter, type Part, parse, type Value } from './language.ts';

export const filters: Record<string, (text: string, argument: string) => string> = {
  money: (text) => (/^-?\d+(\.\d+)?$/.test(text) ? inPounds(text) : text),
  date: (text) => (/^\d{4}-\d{2}-\d{2}/.test(text) ? inBritish(text.slice(0, 10)) : text),
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

const escapeHtml: Escape = (text) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
const asItIs: Escape = (text) => text;
const onOneLine: Escape = (text) => text.replace(/\s+/g, ' ').trim();

/** What stands at a path; inside a list, its own record is asked first. */
function at(scopes: readonly Data[], path: string): Value {
  const [first = '', ...rest] = path.split('.');
  const scope = scopes.find((one) => Object.hasOwn(one, first));
  return rest.reduce<Value>(
    (found, name) => (isData(found) ? own(found, name) : undefined),
    own(scope, first),
  );
}

const own = (data: Data | undefined, name: string): Value =>
  data && Object.hasOwn(data, name) ? data[name] : undefined;

const isData = (value: Value): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const written = (value: Value): string =>
  typeof value === 'object' || value === undefined ? '' : String(value);

const filtered = (text: string, { name, argument }: Filter): string =>
  Object.hasOwn(filters, name) ? (filters[name]?.(text, argument) ?? text) : text;

const isThere = (value: Value): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== '0' && !!value;

function write(parts: readonly Part[], scopes: readonly Data[], safe: Escape): string {
  return parts.map((part) => writePart(part, scopes, safe)).join('');
}

function writePart(part: Part, scopes: readonly Data[], safe: Escape): string {
  if (part.kind === 'words') return part.text;
  const value = at(scopes, part.path);
  if (part.kind === 'value') return safe(part.filters.reduce(filtered, written(value)));
  if (part.kind === 'if') return isThere(value) ? write(part.parts, scopes, safe) : '';
  const records = Array.isArray(value) ? (value as readonly Data[]) : [];
  return records.map((record) => write(part.parts, [record, ...scopes], safe)).join('');
}

export type Written = { subject: string; htmlContent: string; textContent: string };
export type Letter = { subject: string; html: string; text: string };

/** The same words in the same places three times; what people wrote is never markup. */
export const render = (template: Written, data: Data): Letter => ({
  subject: onOneLine(write(parse(template.subject), [data], asItIs)),
  html: write(parse(template.htmlContent), [data], escapeHtml),
  text: write(parse(template.textContent), [data], asItIs),
});
