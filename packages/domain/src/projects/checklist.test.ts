import { describe, expect, it } from 'vitest';
import { readChecklist, tidyChecklist, writeChecklist } from './checklist.ts';

const items = [
  { text: 'Insurance seen', isDone: true },
  { text: 'F10 sent to HSE', isDone: false },
];

describe('a checklist', () => {
  it('is one line per item, with a mark before it', () => {
    expect(writeChecklist(items)).toBe('[x] Insurance seen\n[ ] F10 sent to HSE');
  });

  it('reads what it wrote', () => {
    expect(readChecklist(writeChecklist(items))).toEqual(items);
  });

  it('keeps an item that is still being written', () => {
    const begun = [...items, { text: '', isDone: false }];
    expect(readChecklist(writeChecklist(begun))).toEqual(begun);
  });

  it('takes a line without a mark for something to be done', () => {
    expect(readChecklist('Insurance seen\n\n[X] F10')).toEqual([
      { text: 'Insurance seen', isDone: false },
      { text: 'F10', isDone: true },
    ]);
  });

  it('has no items when nothing is stored', () => {
    expect(readChecklist('')).toEqual([]);
  });

  it('is tidied of empty items', () => {
    expect(tidyChecklist('[ ] \n[x] F10\n[ ]')).toBe('[x] F10');
  });
});
