/** What a letter is written with: words, lists of records, and records in records. */
export type Value = string | number | boolean | null | undefined | readonly Data[] | Data;
export type Data = { readonly [name: string]: Value };

/** How a value is written: `{{po.total | money}}`. */
export type Filter = { name: string; argument: string };

export type Part =
  | { kind: 'words'; text: string }
  | { kind: 'value'; path: string; filters: readonly Filter[] }
  | { kind: 'each' | 'if'; path: string; parts: readonly Part[] };

/** What is wrong with a template, in words for whoever writes it. */
export class Fault extends Error {}

const tag = /\{\{([^{}]*)\}\}/g;
const opening = /^#(each|if) +([\w.]+)$/;
const closing = /^\/(each|if)$/;
const value = /^([\w.]+)((?: *\| *\w+(?:: *"[^"]*")?)*)$/;
const filter = /\| *(\w+)(?:: *"([^"]*)")?/g;
const deepest = 5;
const longestTurn = 2000;

type Open = { kind: 'root' | 'each' | 'if'; path: string; parts: Part[] };

/** Reads `{{a.b}}`, `{{a.b | money}}`, `{{#each a}}…{{/each}}` and `{{#if a}}…{{/if}}`; else throws a Fault. */
export function parse(template: string): Part[] {
  const stack: Open[] = [{ kind: 'root', path: '', parts: [] }];
  let end = 0;
  for (const found of template.matchAll(tag)) {
    add(stack, { kind: 'words', text: template.slice(end, found.index) });
    read(stack, (found[1] ?? '').trim());
    end = found.index + found[0].length;
  }
  add(stack, { kind: 'words', text: template.slice(end) });
  const [root, open] = stack;
  if (open) throw new Fault(`{{#${open.kind} ${open.path}}} is not closed.`);
  return root?.parts ?? [];
}

const add = (stack: Open[], part: Part): void => void stack.at(-1)?.parts.push(part);

function read(stack: Open[], inside: string): void {
  const [, kind, path] = opening.exec(inside) ?? [];
  const [, closed] = closing.exec(inside) ?? [];
  if (kind && path) begin(stack, kind as 'each' | 'if', path);
  else if (closed) finish(stack, closed);
  else add(stack, valueIn(inside));
}

function valueIn(inside: string): Part {
  const [, path, filters = ''] = value.exec(inside) ?? [];
  if (!path) throw new Fault(`{{${inside.slice(0, 40)}}} cannot be read.`);
  return { kind: 'value', path, filters: filtersIn(filters) };
}

function begin(stack: Open[], kind: 'each' | 'if', path: string): void {
  const isTooMany = kind === 'each' && stack.some((open) => open.kind === 'each');
  // A list in a list would be written once for every pair.
  if (isTooMany || stack.length > deepest)
    throw new Fault(`{{#${kind} ${path}}} is nested too deeply.`);
  stack.push({ kind, path, parts: [] });
}

function finish(stack: Open[], closed: string): void {
  const open = stack.at(-1);
  if (open?.kind !== closed) throw new Fault(`{{/${closed}}} closes nothing.`);
  stack.pop();
  if (closed === 'each' && lengthOf(open.parts) > longestTurn)
    throw new Fault(`{{#each ${open.path}}} is too long: at most ${longestTurn} characters.`);
  add(stack, { kind: open.kind as 'each' | 'if', path: open.path, parts: open.parts });
}

/** What is written for each record, once for each of hundreds. */
const lengthOf = (parts: readonly Part[]): number =>
  parts.reduce(
    (sum, part) =>
      sum + (part.kind === 'words' ? part.text.length : 'parts' in part ? lengthOf(part.parts) : 0),
    0,
  );

const filtersIn = (text: string): Filter[] =>
  [...text.matchAll(filter)].map(([, name = '', argument = '']) => ({ name, argument }));
