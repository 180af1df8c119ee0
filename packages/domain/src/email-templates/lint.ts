import { Fault, type Part, parse } from './language.ts';
import { filters, type Written } from './render.ts';

/** `po.items.description` is of each of `po.items`. */
export type Variables = readonly string[];

const forbidden = [
  [/<(script|iframe|object|embed|form)\b/i, 'A letter must not hold scripts, frames or forms.'],
  [/\son\w+ *=/i, 'A letter must not hold scripts, frames or forms.'],
  [/\bhref *=(?! *["']?(https:|mailto:|tel:|\{\{))/i, 'Every link must begin with https.'],
] as const;

/** Everything that keeps a template from being used, in words; none means that it may be. */
export function lint(template: Written, known: Variables, needed: Variables = []): string[] {
  const { subject, htmlContent, textContent } = template;
  const faults = [subject, htmlContent, textContent].flatMap((text) => faultsIn(text, known));
  const markup = forbidden.flatMap(([sign, fault]) => (sign.test(htmlContent) ? [fault] : []));
  const missing = textContent.trim() === '' ? ['The plain text is missing.'] : [];
  const left = needed
    .filter((name) => !textContent.includes(`{{${name}}}`))
    .map((name) => `The plain text must have {{${name}}} in it.`);
  return [...new Set([...faults, ...markup, ...missing, ...left])];
}

function faultsIn(text: string, known: Variables): string[] {
  try {
    return unknownIn(parse(text), [''], known);
  } catch (fault) {
    if (fault instanceof Fault) return [fault.message];
    throw fault;
  }
}

/** Inside a list, a name may be that of its record. */
function unknownIn(parts: readonly Part[], scopes: readonly string[], known: Variables): string[] {
  return parts.flatMap((part) => {
    if (part.kind === 'words') return [];
    const whole = scopes.map((scope) => scope + part.path).find((path) => isKnown(path, known));
    const fault = whole ? [] : [`{{${part.path}}} is not known in this letter.`];
    if (part.kind === 'value') return [...fault, ...unknownFilters(part)];
    const inner = part.kind === 'each' && whole ? [`${whole}.`, ...scopes] : scopes;
    return [...fault, ...unknownIn(part.parts, inner, known)];
  });
}

const isKnown = (path: string, known: Variables): boolean =>
  known.some((name) => name === path || name.startsWith(`${path}.`));

const unknownFilters = ({ filters: used }: Extract<Part, { kind: 'value' }>): string[] =>
  used.flatMap(({ name }) => (name in filters ? [] : [`There is no filter '${name}'.`]));

/** Every variable that a template names, for the list of those it needs. */
export function variablesIn(template: Written): string[] {
  const texts = [template.subject, template.htmlContent, template.textContent];
  const named = (parts: readonly Part[]): string[] =>
    parts.flatMap((part) =>
      part.kind === 'words' ? [] : [part.path, ...('parts' in part ? named(part.parts) : [])],
    );
  return [...new Set(texts.flatMap((text) => named(parse(text))))].sort();
}
