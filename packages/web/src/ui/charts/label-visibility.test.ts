import { expect, it } from 'vitest';
import { classesForAllOrNone, classesForEveryNth } from './label-visibility.ts';

const days = Array.from({ length: 30 }, (_, place) => classesForEveryNth(place, 30, 5));
const shownOn = (looks: readonly string[], look: (classes: string) => boolean) =>
  looks.flatMap((classes, place) => (look(classes) ? [place] : []));

it('names the last, and before it as many as there is room for', () => {
  expect(shownOn(days, (classes) => !classes.startsWith('hidden'))).toEqual([4, 9, 14, 19, 24, 29]);
  expect(shownOn(days, (classes) => classes.includes('@3xl:block'))).toHaveLength(15);
});

it('names all of a few', () => {
  expect(classesForEveryNth(0, 5, 5)).toBe(' @xl:block @3xl:block');
});

it('writes every sum or none', () => {
  expect(classesForAllOrNone(9, 5)).toBe('hidden @xl:block @3xl:block');
  expect(classesForAllOrNone(24, 5)).toBe('hidden @xl:hidden @3xl:hidden');
});
