import { circlesIn, type Graph, groupedBy } from './graph.ts';
import { isProductCode, type SourceFile } from './source-tree.ts';

export const linesOf = ({ text }: SourceFile): number => text.split('\n').length - 1;

export const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

export const fileGraph = (files: readonly SourceFile[]): Graph =>
  new Map(files.map(({ path, imports }) => [path, new Set(imports.map((one) => one.path))]));

/** The folder below `src`, such as `site-issues`; none for files that put the package together. */
const folderIn = (pkg: string) => (path: string) =>
  new RegExp(`^packages/${pkg}/src/([^/]+)/`).exec(path)?.[1];

/** What is not a feature, though it is a folder. */
const layers = ['kernel', 'platform', 'ui', 'forms', 'actions', 'app', 'testing', 'gallery'];

const featureIn = (pkg: string) => (path: string) => {
  const folder = folderIn(pkg)(path);
  return folder && !layers.includes(folder) ? folder : undefined;
};

export const featureGraph = (files: readonly SourceFile[], pkg: string): Graph =>
  groupedBy(fileGraph(files.filter(({ path }) => isProductCode(path))), featureIn(pkg));

/** From the bottom to the top; features are between `actions` and `app`. */
const layersOfWeb = ['platform', 'ui', 'forms', 'actions'];

const floorOf = (path: string): number | undefined => {
  const folder = folderIn('web')(path);
  if (!folder || folder === 'testing') return undefined;
  if (folder === 'app') return layersOfWeb.length + 1;
  const floor = layersOfWeb.indexOf(folder);
  return floor === -1 ? layersOfWeb.length : floor;
};

/** Imports in the web that lead from a lower layer to a higher one. */
export const importsAgainstTheLayers = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => isProductCode(path))
    .flatMap(({ path, imports }) => {
      const floor = floorOf(path);
      return floor === undefined
        ? []
        : imports
            .filter((one) => (floorOf(one.path) ?? 0) > floor)
            .map((one) => `${path} → ${one.path}`);
    });

/** Vitest starts a `.setup.ts`, drizzle-kit reads the tables. */
const isReadByATool = /\.setup\.ts$|\/(global-)?tables?\.ts$|\/main\.tsx?$/;

/** Names that no other file imports; files that are started from outside have no importers. */
export function unusedExports(files: readonly SourceFile[]): string[] {
  const used = new Map<string, Set<string>>();
  for (const { path, names } of files.flatMap(({ imports }) => imports)) {
    const seen = used.get(path) ?? new Set();
    used.set(path, seen);
    for (const name of names) seen.add(name);
  }
  return files
    .filter(({ path }) => isProductCode(path) || /\.fixture\.|\/testing\//.test(path))
    .filter(({ path }) => !isReadByATool.test(path))
    .flatMap(({ path, exports }) => {
      const names = used.get(path) ?? new Set();
      return names.has('*')
        ? []
        : exports.filter((name) => !names.has(name)).map((name) => `${path}: ${name}`);
    });
}

/** Functions over the limit whose comment does not say why ('Over 40 lines: …'). */
export const longFunctions = (files: readonly SourceFile[], limit: number): string[] =>
  files.flatMap(({ path, text, functions }) =>
    functions
      .filter(
        ({ line, lines }) => lines > limit && !commentAbove(text, line).includes('Over 40 lines:'),
      )
      .map(({ line, lines }) => `${path}:${line} (${lines} lines)`),
  );

const commentAbove = (text: string, line: number): string =>
  text
    .split('\n')
    .slice(Math.max(0, line - 8), line - 1)
    .join('\n')
    .split(/\n\s*\n/)
    .at(-1) ?? '';

/** Queries of the client whose reply is named by hand instead of taken from the endpoint. */
export const handTypedQueries = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => path.startsWith('packages/web/src/') && isProductCode(path))
    .flatMap(({ path, text }) =>
      [
        ...text.matchAll(
          /\b(queryOptions|useQuery|useSuspenseQuery|infiniteQueryOptions)<(?!Reply<)/g,
        ),
      ].map(() => path),
    );

export const circlesBetweenFiles = (files: readonly SourceFile[]): string[][] =>
  circlesIn(fileGraph(files));
