import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { isProductCode } from './measure/source-tree.ts';

const root = new URL('../', import.meta.url);

/** A text of the product, where it is written, and the feature that it belongs to. */
export type VisibleString = { feature: string; path: string; line: number; text: string };

type Node = { type: string; start: number; [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Texts of these are for the machine. */
const machineNodes = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'TaggedTemplateExpression',
]);
const machineAttributes = new Set(['className', 'd', 'viewBox', 'points']);

const isForMachine = ({ type, name }: Node): boolean =>
  machineNodes.has(type) ||
  (type === 'JSXAttribute' && machineAttributes.has(String((name as Node).name)));

const sqlWord =
  /^\s*(select|insert|update|delete|with|from|where|order by|group by|(left )?join|create|alter|on conflict|coalesce|case|begin|set|lateral|union|and|or)\b/;
const styleClass =
  /(^| )(flex|grid|absolute|relative|sticky|hidden|block|truncate|[a-z]+-\[?[\d.a-z/]+\]?|[a-z@-]+:[a-z][\w-]*)( |$)/;

/** A space before the sign of per cent, as nothing that a machine reads has it. */
const spacedPercent = /(^|[\d…]) %(?!\s*[\w(…])/;

/** Two words with a space between them; neither SQL nor classes of style, which have no capital. */
const isSentence = (text: string): boolean =>
  /\p{L}{2,}[,;:.!?'’]? +\p{L}/u.test(text) &&
  (/^[…\s.,]*\p{Lu}/u.test(text) || (!sqlWord.test(text) && !styleClass.test(text)));

/** The text of a literal, an element or a template, whose values are written `…`. */
function textOf({ type, value, quasis }: Node): unknown {
  if (type === 'Literal' || type === 'JSXText') return value;
  if (type !== 'TemplateLiteral') return undefined;
  const parts = quasis as { value: { cooked: string } }[];
  return parts.map((part) => part.value.cooked).join('…');
}

function stringsIn(path: string): VisibleString[] {
  const source = readFileSync(new URL(path, root), 'utf8');
  const [, feature = ''] = /^packages\/\w+\/src\/([\w-]+)/.exec(path) ?? [];
  const found: VisibleString[] = [];
  const visit = (node: Node): void => {
    if (isForMachine(node)) return;
    const text = textOf(node);
    if (typeof text === 'string' && (isSentence(text) || spacedPercent.test(text)))
      found.push({
        feature,
        path,
        line: source.slice(0, node.start).split('\n').length,
        text: text.replaceAll(/\s+/g, ' ').trimEnd(),
      });
    Object.values(node).flat().filter(isNode).forEach(visit);
  };
  visit(parseSync(path, source).program as unknown as Node);
  return found;
}

/** Every sentence that a person may read in the product, in the order of its files. */
export const visibleStrings = (): VisibleString[] =>
  execFileSync('git', ['ls-files', 'packages'], { cwd: fileURLToPath(root) })
    .toString()
    .split('\n')
    .filter((path) => /\.tsx?$/.test(path) && isProductCode(path))
    .flatMap(stringsIn);
