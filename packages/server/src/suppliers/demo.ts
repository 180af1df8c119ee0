import { found } from '@sitewright/domain/kernel/problem';
import type { Demo, DemoPart } from '../platform/demo-part.ts';
import { projects } from '../projects/table.ts';
import { demoMerchants } from './demo-merchants.ts';
import type { DemoSupplier } from './demo-supplier.ts';
import { demoTrades } from './demo-trades.ts';
import { supplierContacts, supplierInsurances, supplierProjects, suppliers } from './table.ts';

/** Whom Northgate buys from: insured, about to lapse, lapsed, held, blocked, and one of them twice. */
export const demoSuppliers: DemoPart = {
  what: 'suppliers',
  make: async (demo) => {
    const sites = await demo.tx.select({ id: projects.id, slug: projects.slug }).from(projects);
    const idOf = new Map(sites.map(({ slug, id }) => [slug, id]));
    for (const supplier of [...demoMerchants, ...demoTrades]) await add(demo, supplier, idOf);
  },
};

async function add(demo: Demo, supplier: DemoSupplier, idOf: Map<string, number>): Promise<void> {
  const { policies = [], contacts = [], sites = [], verified, ...fields } = supplier;
  const { tx, dayFromNow } = demo;
  const who = { createdBy: demo.people.Buyer, updatedBy: demo.people.Buyer };
  const cisVerifiedAt = verified ? new Date(`${dayFromNow(-verified)}T10:15:00Z`) : null;
  const [made] = await tx
    .insert(suppliers)
    .values({ ...fields, cisVerifiedAt, ...who })
    .returning({ id: suppliers.id });
  const supplierId = found(made).id;
  for (const [at, [insuranceType, days, cover]] of policies.entries())
    await tx.insert(supplierInsurances).values({
      ...{ supplierId, insuranceType, cover, expiry: dayFromNow(days), ...who },
      insurer: 'Fellside Mutual',
      policyNumber: `FM-${220_000 + supplierId * 10 + at}`,
    });
  for (const contact of contacts)
    await tx.insert(supplierContacts).values({ supplierId, ...contact, ...who });
  for (const slug of sites)
    await tx
      .insert(supplierProjects)
      .values({ supplierId, projectId: found(idOf.get(slug)), ...who });
}
