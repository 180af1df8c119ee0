import { expect, it } from 'vitest';
import { draftLabel, draftReason } from './draft-reason.ts';
import { noEditionText } from './edition-year.ts';

it.each([
  [['transportWeight'], 'No weight'],
  [['unitWeight'], 'No weight'],
  [['transportWeight', 'transportDistance'], 'No factor'],
  [['factorId'], 'No factor'],
  [[], 'No factor'],
])('a draft that lacks %s is labelled: %s', (fields, label) => {
  expect(draftLabel({ missing: fields.map((field) => ({ field, message: '' })) })).toBe(label);
});

it.each([
  ['Please choose a factor', 'No factor'],
  ['Please choose a waste code', 'No waste code'],
  ['Enter the weight', 'No weight'],
  ['Enter the fuel used, or the hours and the fuel per hour', 'No fuel or hours'],
  ['Enter the density: this factor is per tonne', 'No density: this factor is per tonne'],
  ['Choose another unit: this factor is per km', 'The unit does not fit: this factor is per km'],
  [
    'There is no official 2026 factor for this item. Choose another or save a draft.',
    'There is no official 2026 factor for this item.',
  ],
  [noEditionText(2031), 'There are no official factors for 2031 yet.'],
])('in a report, %s is: %s', (message, reason) => {
  expect(draftReason(message)).toBe(reason);
});
