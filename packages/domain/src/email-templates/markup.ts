/** What a letter may be made of. Mail programs understand little more, and the rest can do harm. */
const tags =
  'a b br div em h1 h2 h3 h4 hr i li ol p span strong table tbody td tfoot th thead tr u ul'.split(
    ' ',
  );
const attributes = 'align colspan height href rowspan style valign width'.split(' ');

const tag = /<\/?([a-z][a-z0-9]*)((?:\s+[^<>]*)?)\s*\/?>/gi;
const attribute = /([^\s"'=<>/]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>]+))/g;
const goodLink = /^(https:\/\/|mailto:|tel:|\{\{po\.link\}\}$)/;
const badStyle = /url\s*\(|expression|@import|[\\]/i;

/** Why this cannot be the HTML of a letter, in words. */
export function faultsOfMarkup(html: string): string[] {
  const found = [...html.matchAll(tag)];
  const left = html.replace(tag, '');
  return [
    ...(/[<>]/.test(left) ? ["There is a '<' or '>' that is no part of a tag."] : []),
    ...found.flatMap(([, name = '', inside = '']) => [
      ...(tags.includes(name.toLowerCase()) ? [] : [`A letter must not hold <${name}>.`]),
      ...faultsOfAttributes(inside),
    ]),
  ];
}

function faultsOfAttributes(inside: string): string[] {
  const rest = inside.replace(attribute, '').trim();
  return [
    ...(rest ? [`'${rest.slice(0, 40)}' cannot be read in a tag.`] : []),
    ...[...inside.matchAll(attribute)].flatMap(([, name = '', ...values]) =>
      faultsOfAttribute(name.toLowerCase(), values.find((value) => value !== undefined) ?? ''),
    ),
  ];
}

function faultsOfAttribute(name: string, value: string): string[] {
  if (!attributes.includes(name)) return [`A letter must not hold '${name}' in a tag.`];
  if (name === 'href' && !goodLink.test(value.trim()))
    return ['Every link must begin with https, or be {{po.link}}.'];
  if (name === 'style' && badStyle.test(value)) return ['A style must not fetch anything.'];
  return [];
}
