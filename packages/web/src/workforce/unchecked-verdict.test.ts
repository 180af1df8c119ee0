import { expect, it } from 'vitest';
import { uncheckedAfter } from './unchecked-verdict.ts';

const hour = 3_600_000;
const clear = { state: 'can', reason: null, reasons: [] } as const;
const stored = Date.parse('2025-11-17T07:02:00.000Z');

it('counts nobody as clear who was checked more than a day ago', () => {
  const at = Date.now() - 25 * hour;
  expect(uncheckedAfter({ ...clear, reasons: [] }, Date.now() - 23 * hour)).toEqual(clear);
  expect(uncheckedAfter({ ...clear, reasons: [] }, at).state).toBe('warned');
  const barred = { state: 'cannot', reason: 'Suspended', reasons: ['Suspended'] } as const;
  expect(uncheckedAfter({ ...barred, reasons: ['Suspended'] }, at)).toEqual(barred);
});

it('says since when', () => {
  expect(uncheckedAfter({ ...clear, reasons: [] }, stored).reason).toBe(
    'Not checked since 07:02 on 17/11/2025',
  );
});
