import { expect, it } from 'vitest';
import { medianWeight } from './median-weight.ts';

const tickets = (...each: [kilograms: string, quantity: string][]) =>
  each.map(([kilograms, quantity]) => ({ kilograms, quantity }));

it('is the middle of the weights of one', () => {
  expect(medianWeight(tickets(['2400', '1'], ['14460', '6'], ['9400', '4']))).toBe('2400');
});

it('is between the two in the middle of an even number', () => {
  expect(medianWeight(tickets(['1', '1'], ['9', '1'], ['4', '1'], ['3', '1']))).toBe('3.5');
});

it('is rounded once, to the milligram', () => {
  expect(medianWeight(tickets(['1', '3'], ['1', '3'], ['1', '3']))).toBe('0.333333');
});

it('is none of fewer than three, and a ticket of nothing is none', () => {
  expect(medianWeight(tickets(['1', '1'], ['2', '1']))).toBeUndefined();
  expect(medianWeight(tickets(['1', '1'], ['2', '1'], ['3', '0']))).toBeUndefined();
});
