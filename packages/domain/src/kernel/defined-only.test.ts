import { expect, it } from 'vitest';
import { definedOnly } from './defined-only.ts';

it('leaves out undefined fields, and keeps null', () => {
  expect(definedOnly({ name: 'Mesh', notes: null, unit: undefined })).toEqual({
    name: 'Mesh',
    notes: null,
  });
  expect(definedOnly({ unit: undefined })).not.toHaveProperty('unit');
});
