import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

const makers = ['get', 'post', 'put', 'patch', 'del'];

/** Which record types an endpoint shows or changes, and whether it may be sent late; of the rest the browser needs only the types. */
const forTheCaller = ['concerns', 'offline', 'reads'];

/** Removes from the browser's bundle every schema that no form uses, and zod with them. */
export const withoutUnusedSchemas = (): Plugin => ({
  name: 'without-unused-schemas',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/packages\/domain\/src\/.+\.ts$/ },
    handler: (code, id) => ({ code: forTheBrowser(id, code), map: null }),
  },
});

/** What the service worker needs of a kept command, to send it; what the screens show of it stays out. */
const forSending = ['creates', 'edits', 'series', 'reportsTime', 'timeField'];

/** Removes from the service worker's bundle what a page shows of what waits. */
export const withoutWaitingPictures = (): Plugin => ({
  name: 'without-waiting-pictures',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/packages\/web\/src\/.+\/(waiting|kept-commands)\.ts$/ },
    handler: (code, id) => ({ code: forTheWorker(id, code), map: null }),
  },
});

const forTheWorker = (file: string, code: string): string =>
  [partsOfCommands, pureConstants].reduce(
    (text, edits) => edited(text, edits(parseSync(file, text).program)),
    code,
  );

export const forTheBrowser = (file: string, code: string): string =>
  [partsOfEndpoints, partsOfTables, unusedImports, pureConstants].reduce(
    (text, edits) => edited(text, edits(parseSync(file, text).program)),
    code,
  );

export type Edit = { start: number; end: number; text: string };
type Span = { start: number; end: number };

const without = ({ start, end }: Span): Edit => ({ start, end, text: '' });

const partsOfEndpoints = (program: ESTree.Program): Edit[] =>
  unusedParts(program, makers, forTheCaller);

const partsOfCommands = (program: ESTree.Program): Edit[] =>
  unusedParts(program, ['keptCommand'], forSending);

/** Of the tables of a record the browser knows only what their rows are called. */
function partsOfTables(program: ESTree.Program): Edit[] {
  const edits: Edit[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [record] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'recordType') return;
      for (const tables of objectsIn(record, 'tables'))
        for (const facts of objectsIn(tables)) edits.push(...partsOf(facts, ['noun']));
    },
  }).visit(program);
  return edits;
}

/** The objects that are values in an object: all, or the one of this name. */
const objectsIn = (node: ESTree.Node | undefined, name?: string): ESTree.ObjectExpression[] =>
  (node?.type === 'ObjectExpression' ? node.properties : []).flatMap((property) =>
    property.type === 'Property' &&
    property.value.type === 'ObjectExpression' &&
    (!name || isOneOf(property, [name]))
      ? [property.value]
      : [],
  );

/** What the last argument of calls of these functions holds besides these properties. */
function unusedParts(
  program: ESTree.Program,
  functions: readonly string[],
  used: readonly string[],
): Edit[] {
  const edits: Edit[] = [];
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== 'Identifier' || !functions.includes(callee.name)) return;
      const rest = given.at(-1);
      if (rest?.type === 'ObjectExpression') edits.push(...partsOf(rest, used));
    },
  }).visit(program);
  return edits;
}

const partsOf = ({ properties, end }: ESTree.ObjectExpression, used: readonly string[]): Edit[] =>
  properties.flatMap((property, index) => {
    const next = properties[index + 1]?.start ?? end - 1;
    return isOneOf(property, used) ? [] : [without({ start: property.start, end: next })];
  });

/** What several endpoints share is spread into them, and holds no schema. */
function isOneOf(property: ESTree.ObjectPropertyKind, used: readonly string[]): boolean {
  if (property.type !== 'Property') return true;
  return property.key.type === 'Identifier' && used.includes(property.key.name);
}

/** An import that nothing names any more would still bind the two modules together. */
function unusedImports(program: ESTree.Program): Edit[] {
  const imports = program.body.filter((line) => line.type === 'ImportDeclaration');
  const rest = program.body.filter((line) => line.type !== 'ImportDeclaration');
  const named = namesIn({ ...program, body: rest });
  return imports
    .filter(({ specifiers }) => !specifiers.some(({ local }) => named.has(local.name)))
    .map(without);
}

function namesIn(program: ESTree.Program): Set<string> {
  const names = new Set<string>();
  new Visitor({
    Identifier({ name }) {
      names.add(name);
    },
  }).visit(program);
  return names;
}

/** The domain has no side effects, so unused results can be removed. */
const pureConstants = ({ body }: ESTree.Program): Edit[] =>
  body
    .map((line) => (line.type === 'ExportNamedDeclaration' ? line.declaration : line))
    .flatMap((line) => (line?.type === 'VariableDeclaration' ? line.declarations : []))
    .flatMap(({ init }) => (init && !plain.includes(init.type) ? asPure(init) : []));

const plain = ['ArrowFunctionExpression', 'Literal', 'TemplateLiteral'];

const asPure = ({ start, end }: Span): Edit[] => [
  { start, end: start, text: '/* @__PURE__ */ (() => (' },
  { start: end, end, text: '))()' },
];

export const edited = (code: string, edits: Edit[]): string =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
