import { backupApi } from '@sitewright/domain/backup/api';
import { carbonApi, footprintApi } from '@sitewright/domain/carbon/api';
import { aCarbonEntryDraft } from '@sitewright/domain/carbon/carbon-entry.fixture';
import { sumOfKilograms } from '@sitewright/domain/carbon/kilograms';
import { found } from '@sitewright/domain/kernel/problem';
import { projectsApi } from '@sitewright/domain/projects/api';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { asOrganization, type Tx } from '../platform/tenancy.ts';
import { testApi } from '../testing/api.ts';
import { foldSums } from './fold-sums.ts';
import { carbonSums, carbonTotals } from './table.ts';

const api = await testApi();
const us = await api.organization();
const director = await us.member({ role: 'Managing Director' });

const spans = [
  {},
  { from: '2024-01-15', to: '2024-03-14' },
  { from: '2024-02-01', to: '2024-02-29' },
  { from: '2024-03-04', to: '2024-03-04' },
  { to: '2024-02-15' },
];
const days = ['2024-01-14', '2024-01-15', '2024-02-01', '2024-02-29', '2024-03-04', '2024-03-31'];

async function aContract() {
  const { id: projectId, slug } = await us.project();
  const add = (date: string, quantity: string) =>
    director.call(carbonApi.add, { body: aCarbonEntryDraft({ projectId, date, quantity }) });
  const entries = [];
  for (const [at, date] of days.entries()) entries.push(await add(date, `${7 + at * 3}.25`));
  return { projectId, slug, entries };
}

/** The same figures, added up entry by entry from the list. */
async function sumOfEntries(projectId: number, query: object) {
  const entries = await director.call(carbonApi.list, { query: { projectId, ...query } });
  return [entries.length, sumOfKilograms(entries.map(({ carbonEmitted }) => carbonEmitted ?? '0'))];
}

async function footprint(slug: string, query: object) {
  const { totals, hotspots, byMonth } = await director.call(footprintApi.read, {
    params: { slug },
    query,
  });
  expect(sumOfKilograms(hotspots.map(({ kilograms }) => kilograms))).toBe(totals.total);
  expect(sumOfKilograms(byMonth.map(({ total }) => total))).toBe(totals.total);
  return [totals.entries, totals.total];
}

async function expectSumsToAgree({ projectId, slug }: { projectId: number; slug: string }) {
  for (const span of spans)
    expect(await footprint(slug, span)).toEqual(await sumOfEntries(projectId, span));
}

const fold = () => asOrganization(api.pools.app, us.id, foldSums);
const rows = () =>
  asOrganization(api.pools.app, us.id, async (tx) => ({
    sums: await tx.$count(carbonSums),
    totals: await tx.$count(carbonTotals),
  }));

/** Who waits for a row has a lock on its place. */
const waitingSweeps = async (tx: Tx) => {
  const { rows } = await tx.execute<{ waiting: number }>(sql`
    select count(*)::int as waiting from pg_locks
    where locktype = 'tuple' and relation = 'carbon_sums'::regclass
      and database = (select oid from pg_database where datname = current_database())`);
  return found(rows[0]).waiting;
};

describe('the monthly sums', () => {
  it('equal the sum of the entries for any days, after any change, folded or not', async () => {
    const contract = await aContract();
    await expectSumsToAgree(contract);
    const [first, second, third, fourth] = contract.entries.map(({ id }) => ({
      params: { carbonEntryId: id },
    }));
    await director.call(carbonApi.edit, { ...found(first), body: { date: '2024-03-05' } });
    await director.call(carbonApi.edit, { ...found(second), body: { source: 'Generator' } });
    await director.send(carbonApi.remove, found(third));
    await expectSumsToAgree(contract);
    const before = await rows();
    await fold();
    expect((await rows()).sums).toBeLessThan(before.sums);
    await expectSumsToAgree(contract);
    await director.call(carbonApi.edit, { ...found(fourth), body: { quantity: '1' } });
    await expectSumsToAgree(contract);
    await fold();
    await expectSumsToAgree(contract);
  });

  it('keep a change that comes between two sweeps at once', async () => {
    const contract = await aContract();
    const [first] = contract.entries;
    const second = await asOrganization(api.pools.app, us.id, async (tx) => {
      await foldSums(tx);
      await director.call(carbonApi.edit, {
        params: { carbonEntryId: found(first).id },
        body: { quantity: '200' },
      });
      const folding = fold();
      await expect.poll(() => waitingSweeps(tx)).toBe(1);
      return { folding };
    });
    await second.folding;
    await expectSumsToAgree(contract);
  });

  it('are deleted with the contract, and restored with it', async () => {
    const contract = await aContract();
    await fold();
    const before = await rows();
    const params = { projectId: contract.projectId };
    await director.send(projectsApi.remove, { params });
    await fold();
    const without = await rows();
    expect(without.sums).toBeLessThan(before.sums);
    expect(without.totals).toBeLessThan(before.totals);
    const [bin] = await director.call(backupApi.listBin, { query: { recordType: 'project' } });
    const restore = { params: { binItemId: found(bin).id }, body: {} };
    await director.call(backupApi.restore, restore);
    await fold();
    expect(await rows()).toEqual(before);
    await expectSumsToAgree(contract);
  });
});
