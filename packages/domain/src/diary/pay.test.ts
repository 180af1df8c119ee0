import { expect, it } from 'vitest';
import type { roles } from '../kernel/access.ts';
import { aDiaryEntry, laborText } from './diary-entry.fixture.ts';
import { amendmentShownTo, entryShownTo, laborToStore } from './pay.ts';

const pay = { hourlyRate: 21.5, dayRate: '180', totalPay: 900 };
const paid = laborText(pay);
const entry = aDiaryEntry({ labor: paid });
const actorOf = (role: (typeof roles)[number], isOrganizationAdmin = false) => ({
  userId: 1,
  role,
  isOrganizationAdmin,
});
const manager = actorOf('Site Manager');

it.each([
  ['Managing Director', true],
  ['Director', true],
  ['Contracts Manager', true],
  ['Site Manager', false],
  ['Site Supervisor', false],
  ['Buyer', false],
  ['Viewer', false],
] as const)('shows pay to a %s: %s', (role, seesPay) => {
  const labor = seesPay ? paid : laborText();
  expect(entryShownTo(actorOf(role))(entry)).toEqual({ ...entry, labor });
  const amendment = {
    id: 1,
    diaryEntryId: 1,
    reason: 'A slip of the pen',
    before: { labor: paid },
    after: { labor: paid, workSummary: 'Lift 6' },
    amendedAt: '2026-03-03T08:00:00.000Z',
    amendedByName: 'Joy Okafor',
  };
  expect(amendmentShownTo(actorOf(role))(amendment)).toEqual({
    ...amendment,
    before: { labor },
    after: { labor, workSummary: 'Lift 6' },
  });
});

it('shows it to an administrator, whatever their job', () => {
  expect(entryShownTo(actorOf('Viewer', true))(entry)).toBe(entry);
});

it.each([
  ['spelt by code', '{"hourly\\u0052ate":21.5,"company":"Bower"}', '{"company":"Bower"}'],
  ['deeper down', '{"crew":[{"name":"Ivo","totalPay":900}]}', '{"crew":[{"name":"Ivo"}]}'],
])('does not show it %s', (_, labor, shown) => {
  expect(entryShownTo(manager)(aDiaryEntry({ labor })).labor).toBe(shown);
});

it('keeps the pay when a user without permission edits the entry', () => {
  const written = laborText({ company: 'Bower', hourlyRate: 199 });
  expect(JSON.parse(laborToStore(manager, paid, written))).toEqual({
    ...JSON.parse(laborText({ company: 'Bower' })),
    ...pay,
  });
  expect(laborToStore(actorOf('Director'), paid, written)).toBe(written);
});

it('does not pay a person what a machine was hired for', () => {
  const machine = laborText({ type: 'plant', dayRate: 9000 });
  expect(laborToStore(manager, machine, laborText())).toBe(laborText());
});
