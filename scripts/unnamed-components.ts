import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';
import { type Edit, edited } from './unused-schemas.ts';

/** Removes from Radix the names that are for debugging: with them no part counts as unused. */
export const unnamedComponents = (): Plugin => ({
  name: 'unnamed-components',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]@radix-ui[\\/].+\.mjs$/ },
    handler: (code, id) => ({ code: withoutNames(id, code), map: null }),
  },
});

export function withoutNames(file: string, code: string): string {
  const edits: Edit[] = [];
  new Visitor({
    CallExpression(call) {
      if (call.callee.type === 'Identifier' && call.callee.name === '__name')
        edits.push(...bare(call));
    },
    ExpressionStatement({ start, end, expression }) {
      if (isDisplayName(expression)) edits.push({ start, end, text: '' });
    },
  }).visit(parseSync(file, code).program);
  return edited(code, edits);
}

/** `__name(Menu, "Menu")` becomes `(Menu)`. */
function bare({ start, end, arguments: [named] }: ESTree.CallExpression): Edit[] {
  if (!named) return [];
  return [
    { start, end: named.start, text: '(' },
    { start: named.end, end, text: ')' },
  ];
}

const isDisplayName = (expression: ESTree.Expression): boolean =>
  expression.type === 'AssignmentExpression' &&
  expression.left.type === 'MemberExpression' &&
  expression.left.property.type === 'Identifier' &&
  expression.left.property.name === 'displayName';
