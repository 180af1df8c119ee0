import { expect, it } from 'vitest';
import { centred, cutOf } from './crop.ts';

const photo = { width: 4000, height: 3000 };

it('takes the middle square at first', () => {
  expect(cutOf(photo, centred)).toEqual({ left: 500, top: 0, side: 3000 });
});

it('stays within the picture at every edge', () => {
  expect(cutOf(photo, { zoom: 1, across: 1, down: 1 })).toEqual({ left: 1000, top: 0, side: 3000 });
  expect(cutOf(photo, { zoom: 2, across: -1, down: 1 })).toEqual({
    left: 0,
    top: 1500,
    side: 1500,
  });
});
