import { parse, TemplateError, type TemplateNode } from './language.ts';
import { faultsOfMarkup } from './markup.ts';
import { type TemplateText, templateFilters } from './render.ts';
import { isSecretPath, secretsInAddresses } from './secret-values.ts';
import type { Standard } from './standard.ts';

/** The part of the template that a finding is about. */
export const templateParts = ['subject', 'htmlContent', 'textContent'] as const;
export type TemplatePart = (typeof templateParts)[number];

/** A finding and its position; a warning does not prevent use. */
export type Finding = { part: TemplatePart; line: number; message: string; isWarning: boolean };

type Placed = { message: string; at: number };
/** `po.items.description` is of each of `po.items`. */
type Variables = readonly string[];
type Allowed = Pick<Standard, 'variables' | 'needed'>;

/** The most findings per part: a template may be long and hostile. */
const mostFindings = 20;

/** All findings of a template; it can be used if none of them is an error. */
export const lint = (
  template: TemplateText,
  allowed: Allowed,
  elsewhere: Variables = [],
): Finding[] =>
  templateParts.flatMap((part) => {
    const text = template[part];
    const faults = faultsOfPart(part, text, allowed, elsewhere).slice(0, mostFindings);
    const partFindings = faults.map(({ message, at }) =>
      findingOf(part, lineAt(text, at), message),
    );
    return [
      ...partFindings.filter(isFirst),
      ...warningsOf(part, text, allowed).map(warningOf(part)),
    ];
  });

const faultsOfPart = (
  part: TemplatePart,
  text: string,
  { variables, needed }: Allowed,
  elsewhere: Variables,
): Placed[] => [
  ...faultsOfLanguage(text, variables, elsewhere),
  ...(part === 'htmlContent' ? faultsOfMarkup(text) : []),
  ...(part === 'textContent' ? missingIn(text, needed) : []),
  ...(part === 'subject' ? secretsIn(text) : misplacedIn(text)),
];

export const faultsIn = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ isWarning }) => !isWarning);

const findingOf = (part: TemplatePart, line: number, message: string): Finding => ({
  part,
  line,
  message,
  isWarning: false,
});
const warningOf =
  (part: TemplatePart) =>
  (message: string): Finding => ({ ...findingOf(part, 1, message), isWarning: true });
const isFirst = (finding: Finding, place: number, all: readonly Finding[]): boolean =>
  all.findIndex(({ line, message }) => line === finding.line && message === finding.message) ===
  place;

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;

function faultsOfLanguage(text: string, allowed: Variables, elsewhere: Variables): Placed[] {
  const { parts, fault } = readIn(text);
  return [...fault, ...unknownIn(parts, [''], { allowed, elsewhere })];
}

function missingIn(text: string, needed: Variables): Placed[] {
  if (text.trim() === '') return [{ message: 'The plain text is missing.', at: 0 }];
  const { parts } = readIn(text);
  return needed
    .filter((name) => !parts.some((part) => part.kind === 'value' && part.path === name))
    .map((name) => ({ message: `The plain text must include {{${name}}}.`, at: 0 }));
}

const secretsIn = (text: string): Placed[] =>
  allIn(readIn(text).parts).flatMap((part) =>
    part.kind === 'value' && isSecretPath(part.path)
      ? [{ message: `{{${part.path}}} must not be used in the subject.`, at: part.at }]
      : [],
  );

const misplacedIn = (text: string): Placed[] =>
  secretsInAddresses(text).map((path) => ({
    message: `{{${path}}} must not be part of another web address.`,
    at: 0,
  }));

/** Mail programs cut longer messages, and mailbox lists cut longer subjects. */
const longestHtml = 100_000;
const longestSubject = 78;

function warningsOf(part: TemplatePart, text: string, { needed }: Allowed): string[] {
  if (part === 'subject' && text.replace(/\{\{[^{}]*\}\}/g, '').length > longestSubject)
    return [`A subject of more than ${longestSubject} characters is cut off on a phone.`];
  if (part !== 'htmlContent') return [];
  if (text.trim() === '') return ['Without HTML, the email is sent as plain text only.'];
  return [
    ...missingInHtml(text, needed),
    ...(new Blob([text]).size > longestHtml
      ? ['The HTML is larger than 100 kB: some email apps cut it off.']
      : []),
  ];
}

/** Readers of the HTML do not see the plain text. */
function missingInHtml(text: string, needed: Variables): string[] {
  const usedPaths = allIn(readIn(text).parts).map((part) => part.kind === 'value' && part.path);
  return needed
    .filter((name) => !usedPaths.includes(name))
    .map((name) => `{{${name}}} is missing from the HTML, which most recipients see.`);
}

function readIn(text: string): { parts: readonly TemplateNode[]; fault: Placed[] } {
  try {
    return { parts: parse(text), fault: [] };
  } catch (fault) {
    if (fault instanceof TemplateError) return { parts: [], fault: [fault] };
    throw fault;
  }
}

/** Including parts inside lists and conditions. */
const allIn = (parts: readonly TemplateNode[]): TemplateNode[] =>
  parts.flatMap((part) => [part, ...('parts' in part ? allIn(part.parts) : [])]);

type Names = { allowed: Variables; elsewhere: Variables };

/** Inside a list, a name may be that of its record. */
function unknownIn(
  parts: readonly TemplateNode[],
  scopes: readonly string[],
  names: Names,
): Placed[] {
  return parts.flatMap((part) => {
    if (part.kind === 'words') return [];
    const fullPath = scopes
      .map((scope) => scope + part.path)
      .find((path) => isIn(path, names.allowed));
    const fault = fullPath ? [] : [{ message: unknownMessage(part.path, names), at: part.at }];
    if (part.kind === 'value') return [...fault, ...unknownFilters(part)];
    const inner = part.kind === 'each' && fullPath ? [`${fullPath}.`, ...scopes] : scopes;
    return [...fault, ...unknownIn(part.parts, inner, names)];
  });
}

const unknownMessage = (path: string, { elsewhere }: Names): string =>
  isIn(path, elsewhere)
    ? `{{${path}}} is not available in this email.`
    : `{{${path}}} is not a known variable in this email.`;

const isIn = (path: string, names: Variables): boolean =>
  names.some((name) => name === path || name.startsWith(`${path}.`));

const unknownFilters = ({
  filters: used,
  at,
}: Extract<TemplateNode, { kind: 'value' }>): Placed[] =>
  used.flatMap(({ name }) =>
    Object.hasOwn(templateFilters, name) ? [] : [{ message: `Unknown filter '${name}'.`, at }],
  );

/** Every variable that a template uses. */
export function variablesIn(template: TemplateText): string[] {
  const parts = templateParts.flatMap((part) => allIn(parse(template[part])));
  const named = parts.flatMap((part) => (part.kind === 'words' ? [] : part.path));
  return [...new Set(named)].sort();
}
