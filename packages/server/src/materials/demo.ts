import { carbonFor } from '@sitewright/domain/materials/carbon';
import { changedPrice, tidyPrice } from '@sitewright/domain/materials/prices';
import type { Unit } from '@sitewright/domain/materials/unit';
import { kilogramsPerUnit } from '@sitewright/domain/materials/weight';
import { findBetterFactors, findFactorOnDay } from '../carbon/public.ts';
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
    for (const shelf of demoCatalogue) {
      const supplierId = supplierRows.find(({ name }) => name === shelf.supplier)?.id ?? null;
      await fill(demo, shelf, supplierId);
    }
  },
};

/** Inactive materials, which are no longer bought. */
const discontinued = ['Common brick, 65 mm', 'Hydrated lime, 25 kg'];

async function fill(demo: Demo, shelf: DemoCategory, supplierId: number | null) {
  const rows: (typeof materials.$inferInsert)[] = [];
  for (const line of shelf.lines)
    rows.push({ ...(await itemOf(demo, line)), ...placeOn(shelf, rows.length + 1), supplierId });
  const made = await demo.tx
    .insert(materials)
    .values(rows)
    .returning({ id: materials.id, cost: materials.purchaseCost });
  const prices = made.flatMap(({ id, cost }) => (cost ? historyOf(demo, id, tidyPrice(cost)) : []));
  if (prices.length > 0) await demo.tx.insert(materialPrices).values(prices);
}

const placeOn = ({ category, letters }: DemoCategory, place: number) => ({
  category,
  sku: `${letters}-${String(place).padStart(4, '0')}`,
});

/** One that was not changed when the mill declared its bar. */
const stillAverage = 'T16 rebar, cut and bent';

/** The company's declaration, else the official average. */
async function factorOf({ tx, dayFromNow }: Demo, [name, unit, , weight, average]: Line) {
  const today = dayFromNow(0);
  const better = await findBetterFactors(tx);
  const input = { name, unit, unitWeight: kilogramsPerUnit({ weight }) };
  const declared = name === stillAverage ? undefined : better(input, 'official', today);
  return declared ?? findFactorOnDay(tx, average, today);
}

async function itemOf(demo: Demo, line: Line) {
  const [itemDescription, unit, purchaseCost, weight] = line;
  const factor = await factorOf(demo, line);
  return {
    itemDescription,
    unit: unit as Unit,
    purchaseCost,
    weight,
    active: discontinued.includes(itemDescription) ? ('no' as const) : ('yes' as const),
    // In a year without an edition the demo company has no factors either.
    ...carbonFor({ unit, weight, carbonFactorId: factor?.id }, factor),
    createdAt: new Date(`${demo.dayFromNow(-420)}T09:00:00Z`),
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
