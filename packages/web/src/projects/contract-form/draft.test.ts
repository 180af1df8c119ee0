import { beforeEach, expect, it } from 'vitest';
import { draftKey, keepDraft, readDraft } from './draft.ts';
import { blank } from './fields.ts';

const now = new Date('2026-11-15T14:02:00.000Z');
const key = draftKey({ userId: 1, organizationId: 1 });
const values = { ...blank, name: 'Mill Lane' };

beforeEach(() => localStorage.clear());

it('comes back as it was kept', () => {
  keepDraft(key, values, now);
  expect(readDraft(key)).toEqual({ values, savedAt: now.toISOString() });
});

it('is of one person in one organisation', () => {
  keepDraft(key, values, now);
  expect(readDraft(draftKey({ userId: 2, organizationId: 1 }))).toBeUndefined();
  expect(readDraft(draftKey({ userId: 1, organizationId: 2 }))).toBeUndefined();
});

it('is none when the form is empty again', () => {
  keepDraft(key, values, now);
  expect(keepDraft(key, blank, now)).toBeUndefined();
  expect(readDraft(key)).toBeUndefined();
});

it.each(['', 'no JSON', '{}', '{"values":{"name":7},"savedAt":"never"}'])(
  'is none where %o is stored',
  (stored) => {
    localStorage.setItem(key, stored);
    expect(readDraft(key)).toBeUndefined();
  },
);

it('takes of what an older version kept only what the form has fields for', () => {
  const stored = { values: { name: 'Mill Lane', colour: 'red' }, savedAt: now };
  localStorage.setItem(key, JSON.stringify(stored));
  expect(readDraft(key)?.values).toEqual(values);
});
