import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
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
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.endsWith('.d.ts'));
  const known = new Set(paths);
  return [...known].map((path) => readSource(path, known));
}

function readSource(path: string, known: ReadonlySet<string>): SourceFile {
  const text = readFileSync(join(root, path), 'utf8');
  const { module, program, errors } = parseSync(path, text);
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
    functions: functionSizes(program, text),
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

/** Every function with a body of its own, with its length in lines. */
function functionSizes(program: unknown, text: string): FunctionSize[] {
  const lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const lineOf = (offset: number) => lineStarts.findLastIndex((start) => start <= offset) + 1;
  const sizes: FunctionSize[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const child of node) visit(child);
      return;
    }
    if (!isNode(node)) return;
    if (isFunction(node)) {
      const line = lineOf(node.start);
      sizes.push({ line, lines: lineOf(node.end) - line + 1 });
    }
    for (const child of Object.values(node)) if (typeof child === 'object') visit(child);
  };
  visit(program);
  return sizes;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const isFunction = ({ type }: Node) =>
  ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(type);
