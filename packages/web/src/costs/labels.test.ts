import { expect, it } from 'vitest';
import {
  daysText,
  hoursText,
  quantityText,
  shortVariance,
  signed,
  varianceText,
} from './labels.ts';

it('says over and under in words', () => {
  expect(varianceText('-34680.50', '-2.4')).toBe('2.4% over');
  expect(varianceText('51935.05', '2.3')).toBe('2.3% under');
  expect(varianceText('0.00', '0.0')).toBe('on budget');
  expect(varianceText('-5.00', null)).toBe('over');
  expect(shortVariance('23186.30')).toEqual({ value: '£23.2k', unit: 'under' });
});

it('gives an effect its sign', () => {
  expect(signed('8600.00')).toBe('+£8,600.00');
  expect(signed('-873.60')).toBe('−£873.60');
  expect(signed('0.00')).toBe('£0.00');
});

it('formats quantities without trailing zeros', () => {
  expect(hoursText('1038.549')).toBe('1,038.5 h');
  expect(daysText('1.000')).toBe('1 day');
  expect(quantityText('-14.000', 'sheets')).toBe('−14 sheets');
  expect(quantityText('2.500', null)).toBe('2.5');
});
