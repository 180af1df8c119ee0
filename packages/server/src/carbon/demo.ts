import type { CarbonEntryDraft } from '@sitewright/domain/carbon/carbon-entry';
import type { Actor } from '@sitewright/domain/kernel/access';
import { daysAfter } from '@sitewright/domain/kernel/calendar';
import { found } from '@sitewright/domain/kernel/problem';
import { type Demo, type DemoPart, demoActor } from '../platform/demo-part.ts';
import { projects } from '../projects/table.ts';
import { type DemoWork, demoEntriesOfMonth } from './demo-month.ts';
import { calculateEntries } from './entries.ts';
import { ownMaterialFactors } from './factors.ts';
import { addFactor } from './standards-own.ts';
import { carbonTargets } from './standards-table.ts';
import { insertEntries } from './store.ts';

/** The work, target and floor area of each demo site. */
const sites: Record<string, { work: DemoWork; target: string; area: string }> = {
  'kestrel-wharf-block-c': { work: 'frame', target: '1150000', area: '6180' },
  'quarry-bank-sheltered-homes': { work: 'housing', target: '420000', area: '2340' },
};

/** Before the materials, which use it. */
export const demoFactors: DemoPart = {
  what: 'carbon factors',
  make: async (demo) => {
    const [contract] = await demo.tx.select().from(projects).limit(1);
    await declareRebar(demo, demoActor(demo, 'Director', found(contract).organizationId));
  },
};

/** Entries without an order or a plant hire: meters, bowsers, skips and earlier deliveries. */
export const demoCarbon: DemoPart = {
  what: 'carbon',
  make: async (demo) => {
    const contracts = await demo.tx.select().from(projects);
    const { organizationId } = found(contracts[0]);
    const [rebar] = await ownMaterialFactors(demo.tx);
    for (const [slug, { work, target, area }] of Object.entries(sites)) {
      const { id, startDate } = found(contracts.find((contract) => contract.slug === slug));
      await demo.tx.insert(carbonTargets).values({ projectId: id, target, area });
      const months = monthsFrom(startDate ?? demo.dayFromNow(-90), demo.dayFromNow(0));
      const drafts = months.flatMap((day, n) =>
        demoEntriesOfMonth(work, { projectId: id, day, n, rebar: found(rebar).id }),
      );
      await enter(demo, drafts, demoActor(demo, 'Site Manager', organizationId));
    }
  },
};

/** The mill's own EPD: a fifth of the average for metals. */
const declareRebar = ({ tx, dayFromNow }: Demo, actor: Actor) =>
  addFactor(
    tx,
    {
      source: 'epd',
      name: 'Reinforcing bar, electric arc furnace',
      category: 'materials',
      unit: 't',
      value: '742',
      year: Number(dayFromNow(0).slice(0, 4)),
      reason: 'Declared by the mill for the bar that we buy',
      epdNumber: 'EPD-BRS-2024-118',
      programme: 'Declared product, third-party verified',
      expiresOn: dayFromNow(420),
    },
    actor,
  );

/** The twentieth of each month since the start. */
function monthsFrom(start: string, today: string): string[] {
  const first = `${start.slice(0, 7)}-20`;
  const later = (day: string) => `${daysAfter(day, 15).slice(0, 7)}-20`;
  const months = [first];
  while (later(found(months.at(-1))) <= today) months.push(later(found(months.at(-1))));
  return months.filter((day) => day >= start && day <= today);
}

const enter = async ({ tx }: Demo, drafts: readonly CarbonEntryDraft[], actor: Actor) =>
  insertEntries(tx, await calculateEntries(tx, drafts), actor);
