import { expect, it } from 'vitest';
import { definedOnly } from './defined-only.ts';

it('leaves out what was not said, and keeps what was emptied', () => {
  expect(definedOnly({ name: 'Mesh', notes: null, unit: undefined })).toEqual({
    name: 'Mesh',
    notes: null,
  });
  expect(definedOnly({ unit: undefined })).not.toHaveProperty('unit');
});
