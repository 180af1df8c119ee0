import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { costsApi } from '@sitewright/domain/costs/api';
import { roles } from '@sitewright/domain/kernel/access';
import { daysBetween, londonDay } from '@sitewright/domain/kernel/calendar';
import { found } from '@sitewright/domain/kernel/problem';
import { sql } from 'drizzle-orm';
import { describe, expect, inject, it } from 'vitest';
import { demoAccounts, isDemoOlder, seedDemo } from './demo.ts';
import { demoEdition } from './platform/demo-part.ts';
import { folderStorage } from './platform/files/storage-folder.ts';
import { asOrganization, type Tx } from './platform/tenancy.ts';
import { listRams } from './risk/rams-store.ts';
import { testApi } from './testing/api.ts';
import { createTestDatabase } from './testing/database.ts';
import { expectAgreement } from './testing/demo-agreement.ts';
import { expectConsistentToday, makeDemoCompany } from './testing/demo-company.ts';
import {
  carbonOfDeliveries,
  datesOutsideWork,
  dryPauses,
  hoursOfLabour,
  laidOf,
  largeDeliveries,
  litresOf,
  mortarOf,
  noticesOf,
  ordersAfter,
  poursOf,
  poursWithoutDelivery,
  repeatedTexts,
  sharesOfRecords,
  splitsOfBudgets,
  strangersAtTalks,
  unevenStaff,
  unknownFirms,
} from './testing/demo-figures.ts';
import { unlikelyLeads } from './testing/demo-lead-times.ts';
import {
  assessedOnOtherDays,
  forecastsBelowCosts,
  movedSinceLastMonth,
} from './testing/demo-months.ts';
import {
  assessedBeforeTheirCosts,
  boardsByFloor,
  cardsWithOtherEnd,
  certificatesThatAreTooLong,
  costsWithoutPaper,
  expectLikelyQuantities,
  expectLikelyTotals,
  finalAccounts,
  hoursOfOtherRain,
  idleGangs,
  lateBudgets,
  ordersOfOtherCis,
  smallBills,
  suppliersAfterTheirOrders,
} from './testing/demo-plausibility.ts';
import {
  collectedPlant,
  daysOfTooMany,
  gangsOfOtherSize,
  poorlyMeasured,
  receiversOf,
  stockOf,
  withoutFactor,
} from './testing/demo-records.ts';
import {
  expectCarbonOfMixes,
  expectLikelyDays,
  expectOneSetOfHours,
  expectOrderOfTrades,
} from './testing/demo-site-expectations.ts';
import { expectBaysInTurn, expectWorksToFit } from './testing/demo-work-expectations.ts';
import { buyingPairs } from './testing/figure-pairs/buying-pairs.ts';
import { carbonPairs } from './testing/figure-pairs/carbon-pairs.ts';
import { costPairs } from './testing/figure-pairs/cost-pairs.ts';
import type { Pair } from './testing/figure-pairs/pair.ts';
import { sitePairs } from './testing/figure-pairs/site-pairs.ts';
import { secrets } from './testing/organization.ts';

/** In the night of a summer day, when much would still lie ahead; other hours with `npm run prove`. */
const night = new Date('2026-07-15T02:00:00Z');

describe('the demo company', async () => {
  const demo = await makeDemoCompany(night);

  it('has one person for each role, and contracts in many states, dated from today', async () => {
    const { isThere, progress, rows, stores } = demo;
    expect(isThere).toEqual([true, true]);
    expect(demoAccounts.map(({ role }) => role)).toEqual(roles);
    expect(progress.filter((line) => /^done (\d+)\/\1$/.test(line))).toEqual([progress.at(-1)]);
    const all = (await rows()).map((row) => JSON.parse(String(row)));
    const contracts = all.filter(({ code }) => code);
    expect(contracts).toHaveLength(6);
    expect(new Set(contracts.map(({ status }) => status))).toEqual(
      new Set(['active', 'on-hold', 'completed', 'planning']),
    );
    const kestrel = contracts.find(({ code }) => code === 'NC-2041');
    expect(kestrel).toMatchObject({ start_date: '2025-10-20', finish_date: '2026-12-23' });
    expect(kestrel.latitude).not.toBeNull();
    // One control is not in place: the certificate of the crane has expired.
    const statements = await asOrganization(stores.pool, 1, (tx) =>
      listRams(tx, { limit: 50 }, londonDay(night)),
    );
    expect(statements.rows.flatMap(({ lapses }) => lapses)).toEqual([
      {
        control: expect.stringMatching(/^Thorough examination in date/),
        why: expect.stringMatching(/60 t crane AIS-22871 expired on 10\/07\/2026$/),
      },
    ]);
    const again = await seedDemo(stores, 'Secret123', night, () => {});
    expect(again).toBe(true);
    expect(await rows()).toHaveLength(all.length);
  });

  it('has no entry that came days after its day', async () => {
    const late = await asOrganization(demo.stores.pool, 1, async (tx) => {
      const days = sql`(created_at at time zone 'Europe/London')::date`;
      return (await tx.execute(sql`select id from diary_entries where ${days} > date`)).rows;
    });
    expect(late).toEqual([]);
  });

  it('has a copy of every order that was sent, for its supplier to see by link', async () => {
    const without = await asOrganization(demo.stores.pool, 1, async (tx) => {
      const copies = sql`select from purchase_order_revisions r
        where r.purchase_order_id = o.id and r.revision = o.revision`;
      return (
        await tx.execute(sql`select po_number from purchase_orders o
          where sent_at is not null and not exists (${copies})`)
      ).rows;
    });
    expect(without).toEqual([]);
  });

  it('is consistent today', () => expectConsistentToday(demo));

  it('has costs from records, with budgets and margins of their own', async () => {
    const shares = await sharesOfRecords(demo);
    expect(shares).toHaveLength(5);
    for (const { slug, recorded } of shares) expect(recorded, slug).toBeGreaterThan(40);
    const spent = shares.reduce((sum, one) => sum + one.spent, 0);
    const recorded = shares.reduce((sum, one) => sum + (one.spent * one.recorded) / 100, 0);
    expect(recorded / spent).toBeGreaterThan(0.45);
    expect(new Set(shares.map(({ margin }) => margin)).size).toBe(5);
    expect(new Set(await splitsOfBudgets(demo)).size).toBe(6);
  });

  it('has months whose movements agree with their causes, and forecasts above what is spent', async () => {
    expect(await assessedOnOtherDays(demo)).toEqual([]);
    const moved = await movedSinceLastMonth(demo);
    expect(moved).toHaveLength(4);
    for (const { slug, months, causes } of moved) expect(months, slug).toEqual(causes);
    expect(await forecastsBelowCosts(demo)).toEqual([]);
  });

  it('works on working days, with firms of the register and people of the workforce', async () => {
    expect(await datesOutsideWork(demo, londonDay(night))).toEqual([]);
    expect(await ordersAfter(demo, londonDay(night))).toEqual([]);
    expect(await unknownFirms(demo)).toEqual([]);
    expect(await strangersAtTalks(demo)).toEqual([]);
  });

  it('writes no two entries of a contract alike, and pays nearly all hours', async () => {
    expect(await repeatedTexts(demo)).toEqual([]);
    const { rated = 0, unrated = 0 } = (await hoursOfLabour(demo)) ?? {};
    expect(rated).toBeGreaterThan(50_000);
    expect(unrated).toBeGreaterThan(0);
    expect(unrated / (rated + unrated)).toBeLessThan(0.05);
  });

  it('is plausible: rain, deliveries, fuel and site staff', async () => {
    expect(await dryPauses(demo)).toEqual([]);
    expect(await hoursOfOtherRain(demo)).toEqual([]);
    expect(await largeDeliveries(demo)).toEqual([]);
    expect(await unevenStaff(demo)).toEqual([]);
    const litres = await litresOf(demo);
    expect(litres).toHaveLength(4);
    for (const { slug, bought, burned } of litres) {
      expect(burned / bought, slug).toBeGreaterThan(0.9);
      expect(burned / bought, slug).toBeLessThan(1.1);
    }
  });

  it('buys as many bricks, blocks and pipes as it lays, and mortar for them', async () => {
    const laid = await laidOf(demo);
    expect(laid.map(({ what }) => what).sort()).toEqual(
      ['blocks', 'bricks', 'pipes'].flatMap((what) =>
        what === 'pipes' ? [what, what] : [what, what, what],
      ),
    );
    for (const { slug, what, came, laid: done } of laid) {
      expect(came / done, `${slug} ${what}`).toBeGreaterThan(0.95);
      expect(came / done, `${slug} ${what}`).toBeLessThan(1.3);
    }
    const mortar = await mortarOf(demo);
    expect(mortar).toHaveLength(3);
    for (const { slug, tonnes } of mortar) {
      expect(tonnes, slug).toBeGreaterThan(0.9);
      expect(tonnes, slug).toBeLessThan(1.8);
    }
  });

  it('pours concrete on the day on which it comes, in pours of one day', async () => {
    const pours = await poursOf(demo);
    expect(pours.length).toBeGreaterThan(60);
    expect(
      pours.filter(({ sameDay, text }) => !sameDay || !text?.includes(', for the pour')),
    ).toEqual([]);
    expect(Math.max(...pours.map(({ received }) => received))).toBeLessThan(56);
    const atKestrel = pours.filter(({ slug }) => slug.startsWith('kestrel'));
    expect(atKestrel.filter(({ text }) => text?.includes('of the slab, level 4'))).toHaveLength(5);
    expect(atKestrel.filter(({ text }) => text?.includes('core A and columns'))).toHaveLength(8);
    expect(await poursWithoutDelivery(demo)).toEqual([]);
  });

  it('has an example of each notice, and carbon of all deliveries', async () => {
    const notices = await noticesOf(demo);
    expect(notices).toMatchObject({ forgotten: 1, pending: 2, finalAccounts: 1 });
    expect(notices?.overBudget).toBeGreaterThan(0);
    expect(notices?.averages).toBeGreaterThan(0);
    const carbon = await carbonOfDeliveries(demo);
    expect(carbon).toHaveLength(5);
    for (const { slug, kilograms } of carbon) expect(kilograms, slug).toBeGreaterThan(5000);
  });

  it('has used all materials except the last loads', async () => {
    const stock = await stockOf(demo);
    expect(stock.filter(({ left, lately }) => left < 0 || left > lately)).toEqual([]);
    const held = stock.filter(({ left }) => left > 0);
    expect(held.length).toBeGreaterThan(5);
    expect(
      held.filter(({ sku, status }) => sku.startsWith('CON') || status === 'completed'),
    ).toEqual([]);
  });

  it('has people on each site who receive, and machines that worked until they went', async () => {
    const receivers = await receiversOf(demo);
    expect(receivers).toHaveLength(5);
    expect(new Set(receivers.flatMap(({ received }) => received)).size).toBe(10);
    for (const { slug, received, contacts } of receivers)
      expect(received, slug).toEqual(expect.arrayContaining(contacts));
    const gone = await collectedPlant(demo);
    expect(gone.length).toBeGreaterThan(4);
    expect(gone.filter(({ hours, late }) => !(hours > 100) || late > 0)).toEqual([]);
    expect(await gangsOfOtherSize(demo)).toEqual([]);
    expect(await daysOfTooMany(demo)).toEqual([]);
  });

  it('has a factor for every material, distances of its own suppliers, and skips', async () => {
    expect(await withoutFactor(demo)).toEqual([]);
    expect(await poorlyMeasured(demo, londonDay(night))).toEqual([]);
  });

  it('builds in the order of the trades, and fits windows below the slabs that are struck', () =>
    expectOrderOfTrades(demo));

  it('has one set of hours for each machine, and takes away what is dug', () =>
    expectOneSetOfHours(demo));

  it('has daily outputs that an estimator would accept', () => expectLikelyDays(demo));

  it('does no more of a work than its place has, in the order in which it is built', () =>
    expectWorksToFit(demo));

  it('builds its frame bay by bay, steel on a deck and the deck on columns', () =>
    expectBaysInTurn(demo));

  it('orders each product within its lead time', async () => {
    expect(await unlikelyLeads(demo)).toEqual([]);
  });

  it('has quantities that fit their place, bills worth sending and assessments up to date', async () => {
    await expectLikelyQuantities(demo);
    await expectLikelyTotals(demo);
    expect(await smallBills(demo)).toEqual([]);
    expect(await costsWithoutPaper(demo)).toEqual([]);
    expect(await idleGangs(demo, londonDay(night))).toEqual([]);
    expect(await assessedBeforeTheirCosts(demo, londonDay(night))).toEqual([]);
    expect(await certificatesThatAreTooLong(demo)).toEqual([]);
    expect(await lateBudgets(demo, londonDay(night))).toEqual([]);
    expect(await suppliersAfterTheirOrders(demo)).toEqual([]);
    expect(await ordersOfOtherCis(demo)).toEqual([]);
    const boards = await boardsByFloor(demo);
    expect(boards).toHaveLength(3);
    for (const { slug, boards: metres } of boards) expect(metres, slug).toBeLessThan(6);
    expect(await cardsWithOtherEnd(demo)).toEqual([]);
  });

  it('has records of the same event that agree: lorries, people, issues and suppliers', () =>
    expectAgreement(demo));

  it('has certified its completed contract, and released half of its retention', async () => {
    const [account, ...others] = await finalAccounts(demo);
    expect(others).toEqual([]);
    expect(account).toMatchObject({ certified: 435_350, released: 6530.25, held: 6530.25 });
    // The final margin is the margin to date.
    expect(account?.margin).toBe(account?.final);
    expect(account?.margin).toBeGreaterThan(40_000);
  });

  it('has less carbon in concrete with GGBS, and bars of one mill alike', () =>
    expectCarbonOfMixes(demo));

  it('recognises a demo company of an earlier version', async () => {
    const { pool } = demo.stores;
    const mark = (change: string) =>
      demo.database.pools.owner.query(`update organizations set features = features ${change}`);
    expect(await isDemoOlder(pool)).toBe(false);
    await mark(`- '${demoEdition}'`);
    expect(await isDemoOlder(pool)).toBe(true);
    await mark(`|| '{"${demoEdition}": true}'`);
  });

  it('forecasts at least half as much plant for each day to come as for those gone', async () => {
    const { now, database, stores } = demo;
    const api = await testApi({ database, storage: stores.storage, now: () => now });
    const director = await api.existingOrganization(1).member({ role: 'Director' });
    const listed = await director.call(costsApi.list, { query: {} });
    const active = listed.filter(({ status }) => status === 'active');
    expect(active).toHaveLength(3);
    for (const { slug, startDate, finishDate } of active) {
      const { heads } = await director.call(costsApi.read, { params: { slug } });
      const plant = found(heads.find(({ head }) => head === 'plant'));
      const today = londonDay(now);
      const gone = Number(plant.actual) / daysBetween(startDate ?? today, today);
      const toCome = Number(plant.open) + Number(plant.toComplete);
      expect(toCome / daysBetween(today, finishDate ?? today), slug).toBeGreaterThan(gone / 2);
    }
  });

  it('shows a figure of one name with the same digits everywhere', async () => {
    const { now, database, stores } = demo;
    const api = await testApi({ database, storage: stores.storage, now: () => now });
    const director = await api.existingOrganization(1).member({ role: 'Director' });
    const read = <T>(work: (tx: Tx) => Promise<T>) => asOrganization(stores.pool, 1, work);
    const pairs = [
      ...(await costPairs(director)),
      ...(await buyingPairs(director)),
      ...(await sitePairs({ director, now, read })),
      ...(await carbonPairs(director)),
    ];
    expect(pairs.length).toBeGreaterThanOrEqual(40);
    const named = ({ name, places }: Pair) => `${name}: ${places}`;
    expect(Object.fromEntries(pairs.map((one) => [named(one), one.one]))).toEqual(
      Object.fromEntries(pairs.map((one) => [named(one), one.other])),
    );
  }, 120_000);
});

it('is not made where there is another company', async () => {
  const { pools, connections } = await createTestDatabase();
  await pools.owner.query(
    "with boss as (insert into users (username, password, email, name) values ('a', '-', 'a@quay.example', 'A') returning id) insert into organizations (name, slug, created_by) select 'Quay', 'quay', id from boss",
  );
  const storage = await folderStorage(await mkdtemp(join(inject('files'), 'demo-')));
  const stores = { pool: pools.app, owner: connections.owner, storage, secrets };
  expect(await seedDemo(stores, 'Secret123', night, () => {})).toBe(false);
});
