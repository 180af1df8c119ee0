import { beforeEach, expect, it } from 'vitest';
import { draftKey, readDraft, removeDraft, saveDraft } from './draft.ts';

const now = new Date('2026-11-15T14:02:00.000Z');
const key = draftKey('contract', { userId: 1, organizationId: 1 });
const values = { name: 'Mill Lane' };

const valuesIn = (stored: Record<string, unknown>) => ({ name: String(stored.name) });
const read = (of = key) => readDraft(of, valuesIn);

beforeEach(() => localStorage.clear());

it('comes back as it was kept, until it is dropped', () => {
  expect(saveDraft(key, values, now)).toBe(now.toISOString());
  expect(read()).toEqual({ values, savedAt: now.toISOString() });
  removeDraft(key);
  expect(read()).toBeUndefined();
});

it('is of one person in one organisation, and of one record where it is of any', () => {
  const whose = { userId: 1, organizationId: 1 };
  const keys = [
    key,
    draftKey('contract', { ...whose, userId: 2 }),
    draftKey('contract', { ...whose, organizationId: 2 }),
    draftKey('entry', whose, 1),
    draftKey('entry', whose, 2),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

it.each(['', 'no JSON', '{}', '{"values":{"name":7},"savedAt":"never"}'])(
  'is none where %o is stored',
  (stored) => {
    localStorage.setItem(key, stored);
    expect(read()).toBeUndefined();
  },
);

it('takes of what an older version kept only what the form has fields for', () => {
  const stored = { values: { ...values, colour: 'red' }, savedAt: now };
  localStorage.setItem(key, JSON.stringify(stored));
  expect(read()?.values).toEqual(values);
});
