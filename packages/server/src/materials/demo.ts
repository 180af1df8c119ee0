import { found } from '@sitewright/domain/kernel/problem';
import { carbonFor } from '@sitewright/domain/materials/carbon';
import { changedPrice, tidyPrice } from '@sitewright/domain/materials/prices';
import type { Unit } from '@sitewright/domain/materials/unit';
import { kilogramsPerUnit } from '@sitewright/domain/materials/weight';
import { findBetterFactors, findFactorOnDay } from '../carbon/public.ts';
import { insertMany } from '../platform/demo/insert-many.ts';
import type { Demo, DemoPart } from '../platform/demo-part.ts';
import { queryRows } from '../platform/prepared-statements.ts';
import { suppliers } from '../suppliers/table.ts';
import { type DemoCategory, demoCatalogue, type Line } from './demo-catalogue.ts';
import { materialPrices, materials } from './table.ts';

/** The catalogue, with a year of price history. */
export const demoMaterials: DemoPart = {
  what: 'materials',
  make: async (demo) => {
    const supplierRows = await demo.tx
      .select({ id: suppliers.id, name: suppliers.name })
      .from(suppliers);
    const factorOf = await readFactors(demo);
    const lists = demoCatalogue.flatMap((shelf) => {
      const days = priceListOf(demo, shelf);
      return shelf.lines.map(() => days);
    });
    const rows = demoCatalogue.flatMap((shelf) =>
      shelf.lines.map((line, i) => ({
        ...itemOf(demo, line, factorOf(line)),
        ...placeOn(shelf, i + 1),
        supplierId: supplierRows.find(({ name }) => name === shelf.supplier)?.id ?? null,
      })),
    );
    const ids = await insertMany(demo.tx, materials, rows);
    await insertMany(
      demo.tx,
      materialPrices,
      rows.flatMap(({ purchaseCost }, i) =>
        purchaseCost ? historyOf(demo, found(ids[i]), tidyPrice(purchaseCost), lists[i] ?? []) : [],
      ),
    );
  },
};

type Factors = Awaited<ReturnType<typeof readFactors>>;

/** Inactive materials, which are no longer bought. */
const discontinued = ['Common brick, 65 mm', 'Hydrated lime, 25 kg'];

const placeOn = ({ category, letters }: DemoCategory, place: number) => ({
  category,
  sku: `${letters}-${String(place).padStart(4, '0')}`,
});

/** One that was not changed when its maker declared it. */
const stillAverage = 'Dense block 100 mm, 7.3 N';

const ownFactors = `select 'own-' || id as id, name from carbon_factors`;

/** The factors of today: the company's declaration, else the official average. */
async function readFactors({ tx, dayFromNow }: Demo) {
  const today = dayFromNow(0);
  const better = await findBetterFactors(tx);
  const lines = demoCatalogue.flatMap((shelf) => shelf.lines);
  const own = await queryRows<{ id: string; name: string }>(tx, ownFactors, []);
  const averages = new Map<string, Awaited<ReturnType<typeof findFactorOnDay>>>();
  for (const average of new Set(lines.flatMap(([, , , , factor]) => factor ?? []))) {
    const id = own.find(({ name }) => name === average)?.id ?? average;
    averages.set(average, await findFactorOnDay(tx, id, today));
  }
  return ([name, unit, , weight, average]: Line) => {
    const input = { name, unit, unitWeight: kilogramsPerUnit({ weight }) };
    const declared = name === stillAverage ? undefined : better(input, 'official', today);
    return declared ?? averages.get(average ?? '');
  };
}

function itemOf(demo: Demo, line: Line, factor: ReturnType<Factors>) {
  const [itemDescription, unit, purchaseCost, weight] = line;
  return {
    itemDescription,
    unit: unit as Unit,
    purchaseCost,
    weight,
    active: discontinued.includes(itemDescription) ? ('no' as const) : ('yes' as const),
    // In a year without an edition the demo company has no factors either.
    ...carbonFor({ unit, weight, carbonFactorId: factor?.id }, factor),
    createdAt: new Date(`${demo.workingDay(-420)}T09:00:00Z`),
    ...author(demo),
  };
}

const author = ({ people }: Demo) => ({ createdBy: people.Buyer, updatedBy: people.Buyer });

/** Timber, whose rise is news. */
const risenLately = 'TIM';

/** Days on which a supplier's price list changed: the first price, a correction, and a rise. */
const priceListOf = ({ chance }: Demo, { letters }: DemoCategory) => [
  -420,
  -270 - Math.ceil(chance() * 40),
  letters === risenLately ? -19 : -120 - Math.ceil(chance() * 70),
];

/** Works back from today's price: a rise of two to four per cent, before it hardly a change. */
function historyOf(demo: Demo, materialId: number, cost: string, days: readonly number[]) {
  const { chance, workingDay } = demo;
  const places = cost.length - cost.indexOf('.') > 3 ? 4 : 2;
  const before = changedPrice(cost, (-2 - chance() * 1.8).toFixed(2), places);
  const first = changedPrice(before, (0.8 - chance() * 1.6).toFixed(2), places);
  return [first, before, cost].map((price, i): typeof materialPrices.$inferInsert => {
    const pricedAt = new Date(`${workingDay(days[i] ?? 0)}T07:00:00Z`);
    return { materialId, price, source: 'catalogue', pricedAt, ...author(demo) };
  });
}
