import { expect, it } from 'vitest';
import { tablesBelow } from './record-tree.ts';

const link = (child: string, parent: string) => ({ child, parent, goesWith: true });

it('puts a table after every table it hangs on, however it is reached', () => {
  const links = [
    link('comments', 'files'),
    link('comments', 'projects'),
    link('files', 'entries'),
    link('files', 'projects'),
    link('entries', 'projects'),
    link('entries', 'entries'),
    link('elsewhere', 'suppliers'),
  ];
  expect(tablesBelow('projects', links)).toEqual(['projects', 'entries', 'files', 'comments']);
});

it('does not go round in circles', () => {
  const links = [link('a', 'root'), link('a', 'b'), link('b', 'a')];
  expect(() => tablesBelow('root', links)).toThrow('circle');
});
