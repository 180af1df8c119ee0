import { malformed, Refused } from './problem.ts';
import { isStorable } from './text.ts';

const deepest = 32;
const mostKeys = 10_000;

/**
 * Reads JSON that somebody sent, also where it stands inside a string: bounded in depth and size,
 * without keys that reach a prototype or text that cannot be stored.
 */
export function readJson(source: string): unknown {
  if (depthOf(source) > deepest) refuse('', `must not be nested deeper than ${deepest} levels`);
  let value: unknown;
  try {
    value = JSON.parse(source.replace(/^\uFEFF/, ''));
  } catch {
    throw new Refused(malformed);
  }
  inspect(value, [], { left: mostKeys });
  return value;
}

/** Counted before parsing, in one pass: the text may be nested half a million deep. */
function depthOf(source: string): number {
  let [depth, deepest, isQuoted] = [0, 0, false];
  for (let i = 0; i < source.length; i++) {
    const char = source[i];
    if (char === '"') isQuoted = !isQuoted;
    else if (isQuoted) i += char === '\\' ? 1 : 0;
    else if (char === '{' || char === '[') deepest = Math.max(deepest, ++depth);
    else if (char === '}' || char === ']') depth--;
  }
  return deepest;
}

function inspect(value: unknown, path: string[], budget: { left: number }) {
  if (typeof value === 'string' && !isStorable(value)) {
    refuse(path.join('.'), 'contains characters that cannot be stored');
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    if (--budget.left < 0) refuse('', `must not have more than ${mostKeys} values`);
    if (reachesPrototype(key, item) || !isStorable(key))
      refuse(printable(key), 'is not a name we accept');
    inspect(item, [...path, key], budget);
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
