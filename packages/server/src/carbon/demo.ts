import type { Figures } from '@sitewright/domain/carbon/figures';
import type { Actor } from '@sitewright/domain/kernel/access';
import { daysAfter } from '@sitewright/domain/kernel/calendar';
import { groupBy } from '@sitewright/domain/kernel/group-by';
import { found } from '@sitewright/domain/kernel/problem';
import { createdBy } from '../platform/audit.ts';
import { insertMany } from '../platform/demo/insert-many.ts';
import { planOf } from '../platform/demo/plans.ts';
import { type Demo, type DemoPart, demoActor, workingDayUpTo } from '../platform/demo-part.ts';
import { queryRows } from '../platform/prepared-statements.ts';
import { projects } from '../projects/table.ts';
import { demoEntriesOfMonth, electricity } from './demo-month.ts';
import { demoBurned, demoDelivered } from './demo-posted.ts';
import { calculateEntries } from './entries.ts';
import type { DatedInput } from './entries-facts.ts';
import { findStandard } from './standards.ts';
import { addFactor } from './standards-own.ts';
import { carbonTargets } from './standards-table.ts';
import { type NewEntry, termColumns } from './store.ts';
import { carbonEntries, carbonTerms } from './table.ts';

type Site = {
  share: number;
  goal?: { target: string; area: string };
};

/** The size of each site compared to the largest, its target in kilograms and its floor area. */
const sites: Record<string, Site> = {
  'kestrel-wharf-block-c': {
    share: 1,
    goal: { target: '1950000', area: '3900' },
  },
  'quarry-bank-sheltered-homes': {
    share: 0.35,
    goal: { target: '480000', area: '2340' },
  },
  'hollin-lane-primary': {
    share: 0.28,
    goal: { target: '640000', area: '1080' },
  },
  'farrier-row-unit-4': { share: 0.4 },
  'st-oswins-tower-repairs': { share: 0.06 },
};

/** Before the materials, which use it. */
export const demoFactors: DemoPart = {
  what: 'carbon factors',
  make: async (demo) => {
    const [contract] = await demo.tx.select().from(projects).limit(1);
    const director = demoActor(demo, 'Director', found(contract).organizationId);
    for (const product of declared) await declareProduct(demo, director, product);
    for (const factor of ownFactors) await addOwn(demo, director, factor);
  },
};

/** Carbon of the deliveries and the machines, and the entries of each month: water, skips and haulage. */
export const demoCarbon: DemoPart = {
  what: 'carbon',
  make: async (demo) => {
    const { tx, workingDay } = demo;
    const contracts = await tx.select().from(projects);
    const { organizationId } = found(contracts[0]);
    const actor = demoActor(demo, 'Site Manager', organizationId);
    const standard = await findStandard(tx);
    await post(demo, await demoDelivered(demo, standard), actor);
    await post(demo, await demoBurned(demo), actor);
    const here = Object.entries(sites).map(([slug, site]) => ({
      ...site,
      until: planOf(slug).until,
      contract: found(contracts.find((contract) => contract.slug === slug)),
    }));
    await tx
      .insert(carbonTargets)
      .values(
        here.flatMap(({ goal, contract: { id } }) => (goal ? [{ projectId: id, ...goal }] : [])),
      );
    const dug = groupBy(await listDug(demo), ({ projectId }) => projectId);
    const drafts = here.flatMap(({ contract: { id, startDate }, until, share }) => {
      const days = monthsFrom(startDate ?? workingDay(-90), workingDay(until));
      return days.flatMap((day, n) => {
        const since = days[n - 1] ?? '';
        const soil = tonnesDug(dug.get(id) ?? [], since, day);
        return demoEntriesOfMonth({ projectId: id, day, n, share, soil });
      });
    });
    await post(demo, drafts, actor);
  },
};

/** Pounds of a kilowatt-hour. */
const tariff = 0.29;

type Bill = { projectId: number; date: string; amount: number };

const bills = `
  select project_id as "projectId", date::text as date, amount::float from cost_entries
  where description = 'Electricity' order by date, id`;

/** The electricity of the sites, after its bills: as much as they are for. */
export const demoMeters: DemoPart = {
  what: 'electricity meters',
  make: async (demo) => {
    const [contract] = await demo.tx.select().from(projects).limit(1);
    const actor = demoActor(demo, 'Site Manager', found(contract).organizationId);
    const billed = await queryRows<Bill>(demo.tx, bills, []);
    const drafts = billed.map(({ projectId, date, amount }) => {
      const quantity = String(Math.round(amount / tariff));
      return { projectId, date, ...electricity, quantity };
    });
    await post(demo, drafts, actor);
  },
};

type Dug = { projectId: number; date: string; cubicMetres: number };

const dugInDiary = `
  select project_id as "projectId", date::text as date,
    substring(work_summary from 'Dug and loaded away [^:]*: (\\d+) m³')::float as "cubicMetres"
  from diary_entries where type = 'plant' and work_summary like '%Dug and loaded away%'`;

/** By the machines of the diary. */
const listDug = ({ tx }: Demo) => queryRows<Dug>(tx, dugInDiary, []);

/** Tonnes in a cubic metre of soil in the ground. */
const tonnesOfCubicMetre = 1.8;

const tonnesDug = (dug: readonly Dug[], after: string, until: string): number =>
  dug
    .filter(({ date }) => date > after && date <= until)
    .reduce((sum, { cubicMetres }) => sum + cubicMetres * tonnesOfCubicMetre, 0);

/** EPDs of the makers: for steel a fifth of the average for metals. */
const declared = [
  { name: 'Reinforcing bar, electric arc furnace', value: '742', epdNumber: 'EPD-BRS-2024-118' },
  { name: 'Reinforcing mesh, electric arc furnace', value: '815', epdNumber: 'EPD-BRS-2024-121' },
  { name: 'Dense aggregate block', value: '97', epdNumber: 'EPD-TBS-2025-014' },
];

const declareProduct = (
  { tx, dayFromNow }: Demo,
  actor: Actor,
  product: (typeof declared)[number],
) =>
  addFactor(
    tx,
    {
      ...product,
      source: 'epd',
      category: 'materials',
      unit: 't',
      year: Number(dayFromNow(0).slice(0, 4)),
      reason: 'Manufacturer’s EPD for the product we buy',
      programme: 'Declared product, third-party verified',
      expiresOn: dayFromNow(420),
    },
    actor,
  );

/** Kilograms per tonne of materials that the official table lacks, or has only as part of a wide average. */
const ownFactors = [
  { name: 'Cement, UK average', value: '832' },
  { name: 'Lime, general', value: '780' },
  { name: 'Mortar, cement, lime and sand 1:1:6', value: '174' },
  { name: 'Gypsum plaster, general', value: '130' },
  { name: 'Ready-mixed concrete, half of the cement replaced by GGBS', value: '74' },
  { name: 'Fabricated structural steelwork', value: '1740' },
  { name: 'Sheet lead, recycled', value: '1670' },
  { name: 'Ceramic and enamelled sanitaryware', value: '1900' },
];

const addOwn = ({ tx, dayFromNow }: Demo, actor: Actor, factor: (typeof ownFactors)[number]) =>
  addFactor(
    tx,
    {
      ...factor,
      source: 'own',
      category: 'materials',
      unit: 't',
      year: Number(dayFromNow(0).slice(0, 4)),
      reason: 'From the ICE database, cradle to gate. No official factor is as close a match.',
    },
    actor,
  );

/** The twentieth of each month since the start, or the last working day before. */
function monthsFrom(start: string, today: string): string[] {
  const first = `${start.slice(0, 7)}-20`;
  const later = (day: string) => `${daysAfter(day, 15).slice(0, 7)}-20`;
  const months = [first];
  while (later(found(months.at(-1))) <= today) months.push(later(found(months.at(-1))));
  return months.map(workingDayUpTo).filter((day) => day >= start && day <= today);
}

/** Calculates all of them at once, and adds them in a few statements. */
async function post<T extends DatedInput & Omit<NewEntry, keyof Figures>>(
  { tx }: Demo,
  drafts: readonly T[],
  actor: Actor,
) {
  const entries = await calculateEntries(tx, drafts);
  const ids = await insertMany(
    tx,
    carbonEntries,
    entries.map((entry) => ({ ...entry, userId: actor.userId, ...createdBy(actor) })),
  );
  await insertMany(
    tx,
    carbonTerms,
    entries.flatMap((entry, i) => termColumns(entry, found(ids[i]))),
  );
}
