import { expect, it } from 'vitest';
import { aBinItem } from './bin-item.fixture.ts';
import { binTypeLabel, dependantsText, expiry, tableNoun } from './bin-labels.ts';

it('calls a project what the screens call it', () => {
  expect(binTypeLabel(aBinItem())).toBe('Contract');
});

it('counts the child records, in words', () => {
  const along = (children: Record<string, number>) =>
    dependantsText(aBinItem({ metadata: { children, batch: null, hold: null } }));
  expect(along({ site_issues: 3, riddles: 1 })).toBe('3 site issues and 1 other record');
  expect(along({ site_issues: 1, riddles: 0 })).toBe('1 site issue');
  expect(along({})).toBe('');
});

it.each([
  ['materials', 'material'],
  ['suppliers', 'supplier'],
  ['workers', 'worker'],
  ['projects', 'contract'],
  ['email_templates', 'email template'],
])('calls a row of %s a %s', (table, noun) => {
  expect(tableNoun(table, 1)).toBe(noun);
});

it.each([
  ['2026-12-15T09:00:00.000Z', 'in 30 days'],
  ['2026-11-16T00:30:00.000Z', 'in 1 day'],
  ['2026-11-15T23:00:00.000Z', 'today'],
])('counts the days on site until %s', (expiresAt, words) => {
  expect(expiry(aBinItem({ expiresAt }), '2026-11-15')).toBe(words);
});
