import { insertMany } from '../platform/demo/insert-many.ts';
import type { Demo } from '../platform/demo-part.ts';
import { queryRows } from '../platform/prepared-statements.ts';
import { costEntries } from './table.ts';

/** Pounds for a tonne of muck, with its disposal. */
const priceOfMuck = 15.5;

const muck = `
  select project_id as "projectId", date::text as date, quantity::float as tonnes
  from carbon_entries where source = 'Soil and stones' order by date, id`;

type Muck = { projectId: number; date: string; tonnes: number };

/** For every tonne that was taken away. */
export async function payForMuck(demo: Demo): Promise<void> {
  const by = demo.people['Contracts Manager'];
  const loads = await queryRows<Muck>(demo.tx, muck, []);
  const costs = loads.map(({ projectId, date, tonnes }, i) => ({
    projectId,
    date,
    head: 'subcontract' as const,
    supplierName: 'Cragg Haulage',
    description: `Muck away and disposal, ${Math.round(tonnes)} t`,
    reference: `CH-MA-${4107 + 3 * i}`,
    amount: (Math.round(tonnes * priceOfMuck * 100) / 100).toFixed(2),
    createdBy: by,
    updatedBy: by,
  }));
  await insertMany(demo.tx, costEntries, costs);
}
