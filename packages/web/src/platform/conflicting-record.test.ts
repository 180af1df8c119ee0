import { changedMeanwhile, invalid, Refused } from '@sitewright/domain/kernel/problem';
import { expect, it } from 'vitest';
import { conflictOf } from './conflicting-record.ts';

it('is what somebody else made of the record', () => {
  const current = { name: 'Kestrel Wharf', version: 7 };
  expect(conflictOf(new Refused(changedMeanwhile, { current }))).toEqual(current);
});

it.each([new Refused(invalid, { current: {} }), new Error('no signal')])(
  'is nothing where the trouble is another',
  (error) => {
    expect(conflictOf(error)).toBeUndefined();
  },
);
