import { expect } from 'vitest';
import {
  doneOf,
  type Entry,
  type Load,
  moreThanCame,
  moreThanThereIs,
  outOfStep,
  pouredByNone,
  struckTooEarly,
  struckTwice,
} from './demo-capacities.ts';
import { type DemoCompany, rowsOf } from './demo-figures.ts';
import { pouredUnprepared } from './demo-readiness.ts';

const gangsOf = (demo: DemoCompany) =>
  rowsOf<Entry>(
    demo,
    `select p.slug, e.date::text as date, e.work_summary as text from diary_entries e
    join projects p on p.id = e.project_id where e.type = 'labour' order by e.date, e.id`,
  );

/** What came, and the pours that are ordered. */
const loadsOf = (demo: DemoCompany) =>
  rowsOf<Load>(
    demo,
    `select p.slug, coalesce(d.date, o.delivery_date)::text as date, l.description, d.id is not null as "isHere",
      coalesce(i.received, l.quantity)::float as received,
      coalesce(substring(o.notes from '^Call-off for the pour of (.*)$'), '') as use
    from purchase_orders o join purchase_order_items l on l.purchase_order_id = o.id
    left join delivery_items i on i.purchase_order_item_id = l.id
    left join deliveries d on d.id = i.delivery_id
    join projects p on p.id = o.contract_id
    where d.id is not null or o.notes like 'Call-off for the pour of %' order by 2, o.id`,
  );

/** Works fit their places and follow each other, and what is used has come. */
export async function expectWorksToFit(demo: DemoCompany): Promise<void> {
  const entries = await gangsOf(demo);
  const loads = await loadsOf(demo);
  const done = doneOf(entries);
  expect(done.length).toBeGreaterThan(1500);
  expect(moreThanThereIs(done, loads)).toEqual([]);
  expect(struckTwice(done)).toEqual([]);
  expect(struckTooEarly(done, loads)).toEqual([]);
  expect(pouredUnprepared(done, loads)).toEqual([]);
  expect(outOfStep(done, loads)).toEqual([]);
  expect(moreThanCame(done, loads)).toEqual([]);
  expect(pouredByNone(entries, loads)).toEqual([]);
}
