import { found } from '@sitewright/domain/kernel/problem';
import { carbonFor } from '@sitewright/domain/materials/carbon';
import { changedPrice, tidyPrice } from '@sitewright/domain/materials/prices';
import type { Unit } from '@sitewright/domain/materials/unit';
import { kilogramsPerUnit } from '@sitewright/domain/materials/weight';
import { findBetterFactors, findFactorOnDay } from '../carbon/public.ts';
import { insertMany } from '../platform/demo/insert-many.ts';
import type { Demo, DemoPart } from '../platform/demo-part.ts';
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
        purchaseCost ? historyOf(demo, found(ids[i]), tidyPrice(purchaseCost)) : [],
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

/** One that was not changed when the mill declared its bar. */
const stillAverage = 'T20 rebar, straight 6 m';

/** The factors of today: the company's declaration, else the official average. */
async function readFactors({ tx, dayFromNow }: Demo) {
  const today = dayFromNow(0);
  const better = await findBetterFactors(tx);
  const lines = demoCatalogue.flatMap((shelf) => shelf.lines);
  const averages = new Map<string, Awaited<ReturnType<typeof findFactorOnDay>>>();
  for (const id of new Set(lines.flatMap(([, , , , average]) => average ?? [])))
    averages.set(id, await findFactorOnDay(tx, id, today));
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

/** Works back from today's price: every two or three months a small rise, now and then a fall. */
function historyOf(demo: Demo, materialId: number, cost: string) {
  const { chance, dayFromNow } = demo;
  const prices: (typeof materialPrices.$inferInsert)[] = [];
  const places = cost.length - cost.indexOf('.') > 3 ? 4 : 2;
  let [price, day] = [cost, -Math.ceil(chance() * 85)];
  while (day > -380) {
    const pricedAt = new Date(`${dayFromNow(day)}T10:00:00Z`);
    prices.unshift({ materialId, price, source: 'catalogue', pricedAt, ...author(demo) });
    price = changedPrice(price, (2.4 - chance() * 6).toFixed(2), places);
    day -= 45 + Math.ceil(chance() * 70);
  }
  return prices;
}
