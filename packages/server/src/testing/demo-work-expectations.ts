import { expect } from 'vitest';
import {
  baysOutOfTurn,
  fixedOnNothing,
  stateOfRoof,
  struckTooSoon,
  withoutColumns,
} from './demo-bays.ts';
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
import { rulesWithoutWork } from './demo-rules-used.ts';

const gangsOf = (demo: DemoCompany) =>
  rowsOf<Entry>(
    demo,
    `select p.slug, e.date::text as date, e.work_summary as text from diary_entries e
    join projects p on p.id = e.project_id where e.type = 'labour' order by e.date, e.id`,
  );

/** Deliveries, and the pours that are ordered. */
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

/** Works fit their places, are done in order, and use only delivered materials. */
export async function expectWorksToFit(demo: DemoCompany): Promise<void> {
  const entries = await gangsOf(demo);
  const loads = await loadsOf(demo);
  const done = doneOf(entries);
  expect(done.length).toBeGreaterThan(1500);
  expect(rulesWithoutWork(done, loads)).toEqual([]);
  expect(moreThanThereIs(done, loads)).toEqual([]);
  expect(struckTwice(done)).toEqual([]);
  expect(struckTooEarly(done, loads)).toEqual([]);
  expect(pouredUnprepared(done, loads)).toEqual([]);
  expect(outOfStep(done, loads)).toEqual([]);
  expect(moreThanCame(done, loads)).toEqual([]);
  expect(pouredByNone(entries, loads)).toEqual([]);
}

const frame = 'kestrel-wharf-block-c';

/** Bay by bay: its deck, its steel, its concrete and, a week later, its striking. */
export async function expectBaysInTurn(demo: DemoCompany): Promise<void> {
  const loads = await loadsOf(demo);
  const done = doneOf(await gangsOf(demo));
  expect(fixedOnNothing(done, frame)).toEqual([]);
  expect(baysOutOfTurn(done, frame)).toEqual([]);
  expect(struckTooSoon(done, loads, frame)).toEqual([]);
  expect(withoutColumns(done, loads, frame)).toEqual([]);
  // Its first bays are to be poured today, and the gangs of today work at bays 3 to 5.
  const { bays, mats, starters } = stateOfRoof(done, frame);
  expect(bays).toBeGreaterThan(2);
  expect(bays).toBeLessThan(3);
  expect(mats).toEqual([84, 84]);
  expect(starters).toBe(0);
}
