import { isSecretPath } from './secret-values.ts';
import { type Attribute, type Placed, type Tag, tagsIn } from './tags.ts';

/** What a letter may be made of. Mail programs understand little more, and the rest can do harm. */
const tags =
  'a b br div em h1 h2 h3 h4 hr i li ol p span strong table tbody td tfoot th thead tr u ul'.split(
    ' ',
  );
const attributes = 'align colspan height href rowspan style valign width'.split(' ');

/** Void elements. */
const isVoid = (name: string): boolean => name === 'br' || name === 'hr';

/** Links that we make ourselves stand in variables called so; in a list they are called by their last word. */
const ourLink = /^\{\{ *([a-z]+\.)?link *\}\}$/;
const goodLink = new RegExp(`^(https://|mailto:|tel:)|${ourLink.source}`);
/** Without brackets, entities, escapes and variables nothing in a style can fetch, now or once it is rendered. */
const oddInStyle = /[^\w\s#%.,:;!'"/+-]/u;
const colour = /rgb\([\d\s.,%]*\)/gi;

export type MarkupFault = { message: string; at: number };

/** Why this cannot be the HTML of an email, and where. */
export function faultsOfMarkup(html: string): MarkupFault[] {
  const placed = tagsIn(html);
  const faults: MarkupFault[] = [];
  for (const { tag, at } of placed) {
    const found = tag ? faultsOfTag(tag) : ["There is a '<' or '>' that is no part of a tag."];
    for (const message of found) faults.push({ message, at });
    if (faults.length >= enough) return faults;
  }
  return [...faults, ...unbalanced(placed)];
}

/** The most errors reported at once. */
const enough = 50;

/** Unbalanced tags would affect the frame around the email. */
function unbalanced(placed: readonly Placed[]): MarkupFault[] {
  const faults: MarkupFault[] = [];
  const open: { name: string; at: number }[] = [];
  for (const { tag, at } of placed) {
    if (!tag || isVoid(tag.name)) continue;
    if (!tag.isClosing) open.push({ name: tag.name, at });
    else if (open.at(-1)?.name === tag.name) open.pop();
    else faults.push({ message: `</${tag.name}> closes nothing.`, at });
  }
  return [...faults, ...open.map(({ name, at }) => ({ message: `<${name}> is not closed.`, at }))];
}

const faultsOfTag = ({ name, attributes, rest }: Tag): string[] => [
  ...(tags.includes(name) ? [] : [`A letter must not hold <${name}>.`]),
  ...(rest ? [`'${rest.trim().slice(0, 40)}' cannot be read in a tag.`] : []),
  ...attributes.flatMap(faultsOfAttribute),
];

function faultsOfAttribute({ name, value, isQuoted }: Attribute): string[] {
  if (!attributes.includes(name)) return [`A letter must not hold '${name}' in a tag.`];
  // What is rendered for it may have blanks in it, and would be other attributes.
  if (!isQuoted && value.includes('{')) return [`In a tag '${value}' must stand in quotes.`];
  // Where it is left out, quotes may be left out with it, and the tag reads otherwise.
  if (/\{\{\s*[#/]/.test(value)) return ['In a tag there must be no {{#if}} and no {{#each}}.'];
  if (name === 'href' && !goodLink.test(value.trim()))
    return ['Every link must begin with https, or be one of ours, such as {{po.link}}.'];
  if (name === 'href' && carriesSecret(value))
    return ['A link must not carry a code or another link to an address of your own.'];
  return name === 'style' ? faultsOfStyle(value) : [];
}

/** A code or link inside another address would leak with the first click. */
const carriesSecret = (href: string): boolean =>
  !ourLink.test(href.trim()) &&
  [...href.matchAll(/\{\{([^{}]*)\}\}/g)].some(([, name = '']) => isSecretPath(name.trim()));

function faultsOfStyle(value: string): string[] {
  const [odd] = oddInStyle.exec(value.replace(colour, '')) ?? [];
  return odd
    ? [`A style must not fetch anything: plain words, numbers and rgb() only, no '${odd}'.`]
    : [];
}
