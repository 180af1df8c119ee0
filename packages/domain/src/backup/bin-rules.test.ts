import { expect, it } from 'vitest';
import { problem, Refused } from '../kernel/problem.ts';
import {
  atNumberField,
  inRestoreOrder,
  noLongerInBin,
  obstacleToPurging,
  obstacleToTypedName,
  underLegalHold,
  wrongName,
} from './bin-rules.ts';

it('takes the name of the company as it is written, and no other', () => {
  expect(obstacleToTypedName(' Quay Street Ltd ', 'Quay Street Ltd')).toBeUndefined();
  expect(obstacleToTypedName('quay street ltd', 'Quay Street Ltd')).toBe(wrongName);
  expect(obstacleToTypedName('', 'Quay Street Ltd')).toBe(wrongName);
});

it('destroys neither what is back nor what is held', () => {
  const metadata = { children: {}, batch: null, hold: null };
  const hold = { reason: 'Claim 17', byName: 'Ann Ray', since: '2026-11-15T10:00:00.000Z' };
  expect(obstacleToPurging({ isRestored: false, metadata })).toBeUndefined();
  expect(obstacleToPurging({ isRestored: true, metadata })).toBe(noLongerInBin);
  expect(obstacleToPurging({ isRestored: false, metadata: { ...metadata, hold } })).toBe(
    underLegalHold,
  );
});

it('brings contracts back first, then the last deleted', () => {
  const items = [
    { id: 1, recordType: 'siteIssue' },
    { id: 2, recordType: 'project' },
    { id: 3, recordType: 'file' },
  ];
  expect(inRestoreOrder(items).map(({ id }) => id)).toEqual([2, 3, 1]);
});

it('points at the number where that is what is taken', () => {
  const taken = new Refused(problem('material.sku_is_taken_now', 409, 'Taken.'));
  expect(atNumberField(taken, 'material.sku_is_taken_now').details.fields).toEqual({
    number: 'Taken.',
  });
  const other = new Refused(problem('bin.contract_is_gone', 409, 'Gone.'));
  expect(atNumberField(other, 'material.sku_is_taken_now')).toBe(other);
  expect(atNumberField(taken, undefined)).toBe(taken);
});
