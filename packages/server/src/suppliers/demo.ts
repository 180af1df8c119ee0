import { found } from '@sitewright/domain/kernel/problem';
import { sitePlans } from '../platform/demo/plans.ts';
import type { Demo, DemoPart } from '../platform/demo-part.ts';
import { projects } from '../projects/table.ts';
import { demoFirms } from './demo-firms.ts';
import { demoMerchants } from './demo-merchants.ts';
import type { DemoSupplier } from './demo-supplier.ts';
import { demoTrades } from './demo-trades.ts';
import { supplierContacts, supplierInsurances, supplierProjects, suppliers } from './table.ts';

/** Northgate's suppliers: insured, about to expire, expired, on hold, blocked, and one entered twice. */
export const demoSuppliers: DemoPart = {
  what: 'suppliers',
  make: async (demo) => {
    const { tx, people } = demo;
    const { id, slug, startDate } = projects;
    const sites = await tx.select({ id, slug, startDate }).from(projects);
    const siteOf = new Map(sites.map((site) => [site.slug, site]));
    const all = [...demoMerchants, ...demoTrades, ...demoFirms];
    const who = { createdBy: people.Buyer, updatedBy: people.Buyer };
    const rows = all.map((supplier) => ({ ...rowOf(demo, supplier), ...who }));
    const made = await tx.insert(suppliers).values(rows).returning({ id: suppliers.id });
    const added = all.map((supplier, i) => ({ ...supplier, supplierId: found(made[i]).id }));
    await tx.insert(supplierInsurances).values(
      added.flatMap(({ supplierId, policies = [] }) =>
        policies.map(([insuranceType, days, cover], at) => ({
          ...{ supplierId, insuranceType, cover, expiry: demo.dayFromNow(days), ...who },
          insurer: 'Fellside Mutual',
          policyNumber: `FM-${220_000 + supplierId * 10 + at}`,
        })),
      ),
    );
    await tx
      .insert(supplierContacts)
      .values(
        added.flatMap(({ supplierId, contacts = [] }) =>
          contacts.map((contact) => ({ supplierId, ...contact, ...who })),
        ),
      );
    await tx.insert(supplierProjects).values(
      added.flatMap(({ supplierId, sites: slugs = [] }) =>
        slugs.map((one) => {
          const { id: projectId, startDate: start } = found(siteOf.get(one));
          return { supplierId, projectId, ...who, createdAt: on(start ?? demo.dayFromNow(0)) };
        }),
      ),
    );
  },
};

/** The register was filled so many days ago, before the first contract. */
const beforeAll = 460;

const on = (date: string): Date => new Date(`${date}T09:00:00Z`);

function rowOf({ workingDay }: Demo, supplier: DemoSupplier) {
  const {
    policies,
    contacts,
    sites,
    verified,
    shortLoads,
    added = beforeAll,
    ...fields
  } = supplier;
  const statusReason = shortLoads ? reasonOfHold(workingDay(shortLoads)) : fields.statusReason;
  const verifiedOn =
    verified && workingDay(-Math.max(verified, daysSinceFirstOnSite(fields.name) + 7));
  const cisVerifiedAt = verifiedOn ? new Date(`${verifiedOn}T10:15:00Z`) : null;
  const createdAt = on(workingDay(-added));
  return { ...fields, statusReason, cisVerifiedAt, createdAt, updatedAt: createdAt };
}

/** How many days ago a firm first came to a site; it was verified a week before. */
const daysSinceFirstOnSite = (name: string): number =>
  Math.max(
    0,
    ...sitePlans.flatMap(({ gangs, packages, plantOrders }) => [
      ...gangs.flatMap(({ company, days }) => (company === name ? -days[0] : [])),
      ...plantOrders.flatMap(({ supplier, days }) => (supplier === name ? -days[0] : [])),
      ...packages.flatMap(({ firm, days }) => (firm === name ? -days[0] : [])),
    ]),
  );

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

const reasonOfHold = (last: string): string =>
  `Three short loads, the last in ${month.format(new Date(last))}; credit note still to come`;
