import { expect, it } from 'vitest';
import { expectConsistentToday, makeDemoCompany } from './testing/demo-company.ts';

it('is the same however often it is made', async () => {
  const sunday = new Date('2026-11-15T10:00:00Z');
  const rows = await (await makeDemoCompany(sunday)).rows();
  expect(await (await makeDemoCompany(sunday)).rows()).toEqual(rows);
}, 60_000);

it.each(['2026-11-13T09:15:00Z', '2026-11-13T12:00:00Z', '2026-11-13T21:30:00Z'])(
  'is consistent today at %s',
  async (instant) => expectConsistentToday(await makeDemoCompany(new Date(instant))),
  60_000,
);
