/** The data of an email: text, lists of records, and nested records. */
export type TemplateValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly TemplateData[]
  | TemplateData;
export type TemplateData = { readonly [name: string]: TemplateValue };

/** How a value is written: `{{po.total | money}}`. */
export type Filter = { name: string; argument: string };

export type TemplateNode =
  | { kind: 'words'; text: string }
  | { kind: 'value'; path: string; at: number; filters: readonly Filter[] }
  | { kind: 'each' | 'if'; path: string; at: number; parts: readonly TemplateNode[] };

/** A template error and its position, as text for the author. */
export class TemplateError extends Error {
  readonly at: number;

  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}

const tag = /\{\{([^{}]*)\}\}/g;
const opening = /^#(each|if) +([\w.]+)$/;
const closing = /^\/(each|if)$/;
const value = /^([\w.]+)((?: *\| *\w+(?:: *"[^"]*")?)*)$/;
const filter = /\| *(\w+)(?:: *"([^"]*)")?/g;
const deepest = 5;
const longestTurn = 2000;

type Open = { kind: 'root' | 'each' | 'if'; path: string; at: number; parts: TemplateNode[] };

/** Reads `{{a.b}}`, `{{a.b | money}}`, `{{#each a}}…{{/each}}` and `{{#if a}}…{{/if}}`; else throws a Fault. */
export function parse(template: string): TemplateNode[] {
  const stack: Open[] = [{ kind: 'root', path: '', at: 0, parts: [] }];
  let end = 0;
  for (const found of template.matchAll(tag)) {
    addWords(stack, template.slice(end, found.index), end);
    read(stack, (found[1] ?? '').trim(), found.index);
    end = found.index + found[0].length;
  }
  addWords(stack, template.slice(end), end);
  const [root, open] = stack;
  if (open) throw new TemplateError(`{{#${open.kind} ${open.path}}} is not closed.`, open.at);
  return root?.parts ?? [];
}

/** Stray braces are a mistyped variable. */
function addWords(stack: Open[], text: string, from: number): void {
  const [odd] = text.match(/\{\{|\}\}/) ?? [];
  if (odd) {
    const what = odd === '{{' ? 'is not closed' : 'has no opening {{';
    throw new TemplateError(`'${odd}' ${what}.`, from + text.indexOf(odd));
  }
  add(stack, { kind: 'words', text });
}

const add = (stack: Open[], part: TemplateNode): void => void stack.at(-1)?.parts.push(part);

function read(stack: Open[], inside: string, at: number): void {
  const [, kind, path] = opening.exec(inside) ?? [];
  const [, closed] = closing.exec(inside) ?? [];
  if (kind && path) begin(stack, { kind: kind as 'each' | 'if', path, at, parts: [] });
  else if (closed) finish(stack, closed, at);
  else add(stack, valueIn(inside, at));
}

function valueIn(inside: string, at: number): TemplateNode {
  const [, path, filters = ''] = value.exec(inside) ?? [];
  if (!path) throw new TemplateError(`{{${inside.slice(0, 40)}}} cannot be read.`, at);
  return { kind: 'value', path, at, filters: filtersIn(filters) };
}

function begin(stack: Open[], block: Open): void {
  const { kind, path, at } = block;
  const isTooMany = kind === 'each' && stack.some((open) => open.kind === 'each');
  // A list in a list would be written once for every pair.
  if (isTooMany || stack.length > deepest)
    throw new TemplateError(`{{#${kind} ${path}}} is nested too deeply.`, at);
  stack.push(block);
}

function finish(stack: Open[], closed: string, at: number): void {
  const open = stack.at(-1);
  if (open?.kind !== closed) throw new TemplateError(`{{/${closed}}} has no opening tag.`, at);
  stack.pop();
  if (closed === 'each' && lengthOf(open.parts) > longestTurn)
    throw new TemplateError(
      `{{#each ${open.path}}} is too long: at most ${longestTurn} characters.`,
      open.at,
    );
  add(stack, { ...open, kind: open.kind as 'each' | 'if' });
}

/** The body of a list, rendered once for each record. */
const lengthOf = (parts: readonly TemplateNode[]): number =>
  parts.reduce(
    (sum, part) =>
      sum + (part.kind === 'words' ? part.text.length : 'parts' in part ? lengthOf(part.parts) : 0),
    0,
  );

const filtersIn = (text: string): Filter[] =>
  [...text.matchAll(filter)].map(([, name = '', argument = '']) => ({ name, argument }));
