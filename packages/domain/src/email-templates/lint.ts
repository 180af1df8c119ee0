import { Fault, type Part, parse } from './language.ts';
import { faultsOfMarkup } from './markup.ts';
import { filters, type Written } from './render.ts';

/** `po.items.description` is of each of `po.items`. */
type Variables = readonly string[];

/** Everything that keeps a template from being used, in words; none means that it may be. */
export function lint(template: Written, known: Variables, needed: Variables = []): string[] {
  const { subject, htmlContent, textContent } = template;
  const plain = readIn(textContent);
  const faults = [readIn(subject), readIn(htmlContent), plain].flatMap(({ parts, fault }) => [
    ...fault,
    ...unknownIn(parts, [''], known),
  ]);
  const missing = textContent.trim() === '' ? ['The plain text is missing.'] : [];
  const left = needed
    .filter((name) => !plain.parts.some((part) => part.kind === 'value' && part.path === name))
    .map((name) => `The plain text must have {{${name}}} in it.`);
  return [...new Set([...faults, ...faultsOfMarkup(htmlContent), ...missing, ...left])];
}

function readIn(text: string): { parts: readonly Part[]; fault: string[] } {
  try {
    return { parts: parse(text), fault: [] };
  } catch (fault) {
    if (fault instanceof Fault) return { parts: [], fault: [fault.message] };
    throw fault;
  }
}

/** Those inside of lists and conditions too. */
const allIn = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part) => [part, ...('parts' in part ? allIn(part.parts) : [])]);

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
  used.flatMap(({ name }) =>
    Object.hasOwn(filters, name) ? [] : [`There is no filter '${name}'.`],
  );

/** Every variable that a template names, for the list of those it needs. */
export function variablesIn(template: Written): string[] {
  const texts = [template.subject, template.htmlContent, template.textContent];
  const parts = texts.flatMap((text) => allIn(parse(text)));
  const named = parts.flatMap((part) => (part.kind === 'words' ? [] : part.path));
  return [...new Set(named)].sort();
}
