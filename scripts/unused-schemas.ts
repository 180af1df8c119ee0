import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

const makers = ['get', 'post', 'put', 'patch', 'del'];

/** Which record types an endpoint shows or changes; of the rest the browser needs only the types. */
const forTheCaller = ['concerns', 'reads'];

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

export const forTheBrowser = (file: string, code: string): string =>
  [partsOfEndpoints, unusedImports, pureConstants].reduce(
    (text, edits) => edited(text, edits(parseSync(file, text).program)),
    code,
  );

type Edit = { start: number; end: number; text: string };
type Span = { start: number; end: number };

const without = ({ start, end }: Span): Edit => ({ start, end, text: '' });

function partsOfEndpoints(program: ESTree.Program): Edit[] {
  const edits: Edit[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [, , rest] }) {
      if (callee.type !== 'Identifier' || !makers.includes(callee.name)) return;
      if (rest?.type === 'ObjectExpression') edits.push(...partsOf(rest));
    },
  }).visit(program);
  return edits;
}

const partsOf = ({ properties, end }: ESTree.ObjectExpression): Edit[] =>
  properties.flatMap((property, index) => {
    const next = properties[index + 1]?.start ?? end - 1;
    return isForTheCaller(property) ? [] : [without({ start: property.start, end: next })];
  });

/** What several endpoints share is spread into them, and holds no schema. */
function isForTheCaller(property: ESTree.ObjectPropertyKind): boolean {
  if (property.type !== 'Property') return true;
  return property.key.type === 'Identifier' && forTheCaller.includes(property.key.name);
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

const edited = (code: string, edits: Edit[]): string =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
