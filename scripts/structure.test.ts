import { expect, it } from 'vitest';
import { allowedArrows } from './measure/allowed-arrows.ts';
import {
  circlesBetweenFiles,
  featureGraph,
  handTypedQueries,
  importsAgainstTheLayers,
  longFunctions,
  unusedExports,
} from './measure/figures.ts';
import { circlesIn } from './measure/graph.ts';
import { isProductCode, readSourceTree } from './measure/source-tree.ts';

const files = readSourceTree();
const product = files.filter(({ path }) => isProductCode(path));

it('no files import each other in a circle, types included', () => {
  expect(circlesBetweenFiles(files)).toEqual([]);
});

it.each(['domain', 'server', 'web'] as const)(
  'features of the %s import each other only along the arrows that are allowed, without a circle',
  (pkg) => {
    const arrows = [...featureGraph(files, pkg)]
      .filter(([, targets]) => targets.size > 0)
      .map(([feature, targets]) => [feature, [...targets].sort()]);
    expect(Object.fromEntries(arrows)).toEqual(allowedArrows[pkg]);
    expect(circlesIn(featureGraph(files, pkg))).toEqual([]);
  },
);

it('in the browser each layer imports only those below it', () => {
  expect(importsAgainstTheLayers(files)).toEqual([]);
});

it('every export has an importer', () => {
  expect(unusedExports(files)).toEqual([]);
});

it('every read of the client is typed by its endpoint', () => {
  expect(handTypedQueries(files)).toEqual([]);
});

it('no function has more than 40 lines of code without a reason beside it', () => {
  expect(longFunctions(product, 40)).toEqual([]);
});
