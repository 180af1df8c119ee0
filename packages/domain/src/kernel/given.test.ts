import { expect, it } from 'vitest';
import { given } from './given.ts';

it('leaves out what was not said, and keeps what was emptied', () => {
  expect(given({ name: 'Mesh', notes: null, unit: undefined })).toEqual({
    name: 'Mesh',
    notes: null,
  });
  expect(given({ unit: undefined })).not.toHaveProperty('unit');
});
