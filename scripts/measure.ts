import { printLine } from './command-line.mjs';
import {
  circlesBetweenFiles,
  featureGraph,
  handTypedQueries,
  importsAgainstTheLayers,
  linesOf,
  longFunctions,
  medianOf,
  unusedExports,
} from './measure/figures.ts';
import { circlesIn } from './measure/graph.ts';
import { isProductCode, readSourceTree } from './measure/source-tree.ts';

/** Prints the figures of docs/ARCHITECTURE.md; with `-- --list`, also the places behind each. */
const isListed = process.argv.includes('--list');
const files = readSourceTree();
const product = files.filter(({ path }) => isProductCode(path));

const print = (label: string, figure: number | string, places: readonly string[] = []) => {
  printLine(`${label.padEnd(52)} ${String(figure).padStart(8)}`);
  if (isListed) for (const place of places) printLine(`    ${place}`);
};
const printCircles = (label: string, circles: readonly string[][]) =>
  print(
    label,
    circles.length,
    circles.map((circle) => circle.join(', ')),
  );

print(
  'code lines',
  product.reduce((sum, file) => sum + linesOf(file), 0),
);
print('code files', product.length);
for (const pkg of ['domain', 'server', 'web'])
  printCircles(`circles between ${pkg} features`, circlesIn(featureGraph(files, pkg)));
printCircles('circles between files, types included', circlesBetweenFiles(files));
const against = importsAgainstTheLayers(files);
print('imports from a lower layer of the web to a higher', against.length, against);
const unused = unusedExports(files);
print('exports without an importer', unused.length, unused);
const handTyped = handTypedQueries(files);
print('hand-typed query replies', handTyped.length, handTyped);
print('file median, lines', medianOf(product.map(linesOf)));
const sizes = product.flatMap(({ functions }) => functions.map(({ lines }) => lines));
print('function median, lines', medianOf(sizes));
const long = longFunctions(product, 40);
print('functions over 40 lines without a reason', long.length, long);
