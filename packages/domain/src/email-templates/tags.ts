/** The content between a `<` and its `>`. */
export type Tag = {
  name: string;
  isClosing: boolean;
  attributes: Attribute[];
  /** From where on it cannot be read. */
  rest: string;
};
export type Attribute = { name: string; value: string; isQuoted: boolean };

/** As HTML counts them. */
const blanks = ' \t\n\r\f';
const endsName = `${blanks}"'=<>/`;
const endsValue = `${blanks}"'=<>\``;

/** A tag and where it begins. */
export type PlacedTag = { tag: Tag | undefined; at: number };

/**
 * The tags of an email; undefined is a stray `<` or `>`. Each character is read once, because a template
 * may be long and hostile.
 */
export function tagsIn(html: string): PlacedTag[] {
  const [before = '', ...pieces] = html.split('<');
  const stray = before.indexOf('>');
  let at = before.length;
  const placed = pieces.map((piece) => {
    const found = { tag: tagIn(piece), at };
    at += 1 + piece.length;
    return found;
  });
  return [...(stray < 0 ? [] : [{ tag: undefined, at: stray }]), ...placed];
}

/** Of what follows a `<`. */
function tagIn(piece: string): Tag | undefined {
  const [inside = '', ...after] = piece.split('>');
  const [, name] = /^\/?([a-z][a-z0-9]*)/i.exec(inside) ?? [];
  if (!name || after.length !== 1) return;
  const isClosing = inside.startsWith('/');
  const start = isClosing ? 1 + name.length : name.length;
  const end = inside.length > start && inside.endsWith('/') ? -1 : inside.length;
  return { name: name.toLowerCase(), isClosing, ...attributesIn(inside.slice(start, end)) };
}

function attributesIn(text: string): Pick<Tag, 'attributes' | 'rest'> {
  const attributes: Attribute[] = [];
  let at = past(text, 0);
  // What follows a name at once is no attribute of it.
  if (at === 0 && text) return { attributes, rest: text };
  while (at < text.length) {
    const read = attributeAt(text, at);
    if (!read) return { attributes, rest: text.slice(at) };
    attributes.push(read.attribute);
    at = past(text, read.end);
  }
  return { attributes, rest: '' };
}

function attributeAt(text: string, from: number) {
  const nameEnd = until(text, from, endsName);
  const equals = past(text, nameEnd);
  if (nameEnd === from || text[equals] !== '=') return;
  const name = text.slice(from, nameEnd).toLowerCase();
  const start = past(text, equals + 1);
  const quote = text[start];
  const isQuoted = quote === '"' || quote === "'";
  const end = isQuoted ? text.indexOf(quote, start + 1) : until(text, start, endsValue);
  if (end <= start) return;
  const value = text.slice(isQuoted ? start + 1 : start, end);
  return { attribute: { name, value, isQuoted }, end: isQuoted ? end + 1 : end };
}

/** Where the blanks end. */
function past(text: string, from: number): number {
  let at = from;
  while (at < text.length && blanks.includes(text.charAt(at))) at += 1;
  return at;
}

/** The position of the first of `signs`. */
function until(text: string, from: number, signs: string): number {
  let at = from;
  while (at < text.length && !signs.includes(text.charAt(at))) at += 1;
  return at;
}
