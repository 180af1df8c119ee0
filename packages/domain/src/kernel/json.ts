import { malformed, Refused } from './problem.ts';
import { isStorable } from './text.ts';

const mostLevels = 32;
const maxValues = 10_000;

/**
 * Reads untrusted JSON, also inside a string: limited in depth and size, without keys that reach a
 * prototype and without text that cannot be stored.
 */
export function readJson(source: string, most = maxValues): unknown {
  const { depth, values } = sizeOf(source);
  if (depth > mostLevels) refuse('', `must not be nested deeper than ${mostLevels} levels`);
  if (values > most) refuse('', `must not have more than ${most} values`);
  let value: unknown;
  try {
    value = JSON.parse(source.replace(/^\uFEFF/, ''));
  } catch {
    throw new Refused(malformed);
  }
  inspect(value, []);
  return value;
}

/** Counted before parsing, in one pass: the text may be nested half a million deep, or as wide. */
function sizeOf(source: string) {
  let [depth, deepest, values] = [0, 0, 1];
  for (let i = 0; i < source.length; i++) {
    const char = source[i];
    if (char === '"') i = endOfText(source, i);
    else if (char === '}' || char === ']') depth--;
    else if (char === '{' || char === '[') deepest = Math.max(deepest, ++depth);
    else if (char === ',') values++;
  }
  return { depth: deepest, values };
}

function endOfText(source: string, start: number): number {
  let end = start + 1;
  while (end < source.length && source[end] !== '"') end += source[end] === '\\' ? 2 : 1;
  return end;
}

function inspect(value: unknown, path: string[]) {
  if (typeof value === 'string' && !isStorable(value)) {
    refuse(path.join('.'), 'contains characters that cannot be stored');
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    if (reachesPrototype(key, item) || !isStorable(key))
      refuse(printable(key), 'is not a name we accept');
    inspect(item, [...path, key]);
  }
}

const reachesPrototype = (key: string, item: unknown): boolean =>
  key === '__proto__' ||
  (key === 'constructor' && typeof item === 'object' && item !== null && 'prototype' in item);

/** A name that cannot be stored cannot be echoed either. */
const printable = (key: string): string => (isStorable(key) ? key : 'A name');

function refuse(field: string, fault: string): never {
  const message = `${field || 'The request'} ${fault}`;
  throw new Refused({ ...malformed, message }, { fields: { [field || 'body']: message } });
}
