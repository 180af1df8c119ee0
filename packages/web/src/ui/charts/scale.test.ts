import { expect, it } from 'vitest';
import { scaleOf, shareOf } from './scale.ts';

it('ends at a round value above the largest, in at most five steps', () => {
  expect(scaleOf([8.4, 122.3])).toEqual({ low: 0, high: 125, ticks: [0, 25, 50, 75, 100, 125] });
  expect(scaleOf([331_000]).ticks).toEqual([0, 100_000, 200_000, 300_000, 400_000]);
  expect(scaleOf([0.29]).ticks).toEqual([0, 0.1, 0.2, 0.3]);
});

it('begins below zero where a value does', () => {
  const scale = scaleOf([-40, 90]);
  expect(scale.ticks).toEqual([-50, 0, 50, 100]);
  expect(shareOf(scale, 25)).toBe(50);
  expect(scaleOf([-1, 99]).ticks).toEqual([-25, 0, 25, 50, 75, 100]);
  expect(scaleOf([-10, 480]).ticks).toEqual([-200, 0, 200, 400, 600]);
});

it('counts whole things in whole steps', () => {
  expect(scaleOf([2], { isWhole: true }).ticks).toEqual([0, 1, 2]);
  expect(scaleOf([12], { isWhole: true }).ticks).toEqual([0, 3, 6, 9, 12]);
});

it('has a height where everything is zero', () => {
  expect(scaleOf([])).toMatchObject({ low: 0, high: 0.2 });
  expect(scaleOf([0], { isWhole: true })).toMatchObject({ low: 0, high: 1 });
});
