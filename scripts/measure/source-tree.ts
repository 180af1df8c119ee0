import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));

export type Import = { path: string; names: readonly string[] };
export type FunctionSize = { line: number; lines: number };

export type SourceFile = {
  /** From the root of the repository. */
  path: string;
  text: string;
  /** Imports and re-exports of our own files, types included. */
  imports: readonly Import[];
  exports: readonly string[];
  functions: readonly FunctionSize[];
};

/** Files that no installation runs: tests and what they need, the demo company, and tables of figures. */
export const isProductCode = (path: string): boolean =>
  /^packages\/\w+\/src\//.test(path) &&
  !/\.(test|fixture)\.|\/testing\/|(^|\/|-)demo(-|\/|\.)|\/samples\.ts$|\/(factors|figures|data)\//.test(
    path,
  );

/** Every TypeScript file of the packages, scripts and journeys, parsed. */
export function readSourceTree(): SourceFile[] {
  const paths = execFileSync('git', ['ls-files', 'packages', 'scripts', 'e2e', '*.ts'], {
    cwd: root,
  })
    .toString()
    .split('\n')
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.endsWith('.d.ts'))
    .filter((path) => existsSync(join(root, path)));
  const known = new Set(paths);
  return [...known].map((path) => readSource(path, known));
}

function readSource(path: string, known: ReadonlySet<string>): SourceFile {
  const text = readFileSync(join(root, path), 'utf8');
  const { module, program, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const requests: { specifier: string; names: string[] }[] = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      names: entries.map(({ importName }) => importName.name ?? '*'),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, importName }) =>
        moduleRequest ? [{ specifier: moduleRequest.value, names: [importName.name ?? '*'] }] : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => ({
      specifier: text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
      names: ['*'],
    })),
    ...typeImportsIn(text),
  ];
  return {
    path,
    text,
    imports: requests.flatMap(({ specifier, names }) => {
      const target = resolveSpecifier(path, specifier, known);
      return target ? [{ path: target, names }] : [];
    }),
    exports: module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ exportName, moduleRequest }) =>
        exportName.name && !moduleRequest ? [exportName.name] : [],
      ),
    ),
    functions: functionSizes(program, text, comments),
  };
}

/** `import('./file.ts').Name` in a type. */
const typeImportsIn = (text: string) =>
  [...text.matchAll(/typeof import\('([^']+)'\)/g)].map(([, specifier = '']) => ({
    specifier,
    names: ['*'],
  }));

function resolveSpecifier(
  from: string,
  specifier: string,
  known: ReadonlySet<string>,
): string | undefined {
  const [, pkg, rest] = /^@sitewright\/(\w+)\/(.+)$/.exec(specifier) ?? [];
  const path = pkg
    ? `packages/${pkg}/src/${rest}`
    : join(dirname(from), specifier.replace(/\?.*$/, ''));
  return [path, `${path}.ts`, `${path}.tsx`].find((candidate) => known.has(candidate));
}

type Node = { type: string; start: number; end: number };

/** Every function with its lines of code: neither blank lines nor comments, and markup counts as one. */
function functionSizes(program: unknown, text: string, comments: readonly Node[]): FunctionSize[] {
  const code = comments.reduce(
    (rest, { start, end }) =>
      rest.slice(0, start) + blank(rest.slice(start, end)) + rest.slice(end),
    text,
  );
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  const linesIn = ({ start, end }: Node) =>
    code.slice(start, end).split('\n').filter(isCode).length;
  const sizes: FunctionSize[] = [];
  /** Returns the lines of markup in the node. */
  const visit = (node: unknown, isMarkup: boolean): number => {
    if (Array.isArray(node)) return sumOf(node.map((child) => visit(child, isMarkup)));
    if (!isNode(node)) return 0;
    const isOutermost = !isMarkup && /^JSX(Element|Fragment)$/.test(node.type);
    const within = isFunction(node) ? false : isMarkup || isOutermost;
    const markup = sumOf(Object.values(node).map((child) => visit(child, within)));
    if (isFunction(node)) sizes.push({ line: lineOf(node.start), lines: linesIn(node) - markup });
    return isOutermost ? linesIn(node) - 1 : markup;
  };
  visit(program, false);
  return sizes;
}

const blank = (comment: string) => comment.replace(/[^\n]/g, ' ');
const isCode = (line: string) => /\S/.test(line);
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const isFunction = ({ type }: Node) =>
  ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(type);
