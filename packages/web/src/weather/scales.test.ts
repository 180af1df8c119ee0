import { expect, it } from 'vitest';
import { bandOf, barsOf, lineOf, scaleOf } from './scales.ts';

it('runs from a round figure to a round figure', () => {
  expect(scaleOf([-1.5, null, 12], 5)).toMatchObject({ least: -5, most: 15, lowest: -1.5 });
  expect(scaleOf([0, 0], 5)).toMatchObject({ least: 0, most: 5 });
});

it('draws each day in its middle, the highest at the top', () => {
  const scale = scaleOf([0, 10], 5);
  expect(lineOf([0, 10], scale)).toBe('M0.5 40 L1.5 0');
  expect(barsOf([5], scale)).toEqual([{ x: 0.2, y: 20, width: 0.6, height: 20 }]);
});

it('skips a day without data', () => {
  expect(lineOf([0, null, 10], scaleOf([0, 10], 5))).toBe('M0.5 40 L2.5 0');
});

it('draws a band along the highest and back along the lowest', () => {
  expect(bandOf([0, 0], [10, 5], scaleOf([0, 10], 5))).toBe('M0.5 0 L1.5 20 L1.5 40 L0.5 40Z');
});
