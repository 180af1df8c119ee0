import { type DemoCompany, rowsOf } from './demo-figures.ts';

type Steps = { plots: string; days: string[] };

/** Of every pair of homes: foundations, footings, slab, frame, trusses and bricks, in this order. */
export const stepsOfPlots = (demo: DemoCompany) =>
  rowsOf<Steps>(
    demo,
    `with pairs as (select 'plots ' || n * 2 + 1 || ' and ' || n * 2 + 2 as plots from generate_series(0, 11) n),
    poured as (select substring(o.notes from 'the pour of the (\\w+) of') as what,
        substring(o.notes from 'plots \\d+ and \\d+') as plots, min(d.date) as day
      from purchase_orders o join deliveries d on d.purchase_order_id = o.id
      where o.notes like '%of plots %' group by 1, 2),
    written as (select e.date, e.work_summary as text from diary_entries e join projects p on p.id = e.project_id
      where p.slug = 'quarry-bank-sheltered-homes')
    select plots, array_remove(array[
      (select day from poured o where o.plots = pairs.plots and what = 'foundations'),
      (select max(date) from written where text like 'Footings built % ' || plots || ',%'),
      (select day from poured o where o.plots = pairs.plots and what = 'slab'),
      (select min(date) from written where text ilike '%panels lifted and fixed at ' || plots || ',%'),
      (select max(date) from written where text ilike '%roof trusses set at ' || plots || ',%'),
      (select min(date) from written where text ilike '%facing brick laid at ' || plots || ',%')
    ], null)::text[] as days from pairs`,
  );

/** Of the homes in a block: slabs poured, and windows fitted. */
export const floorsAndWindows = async (demo: DemoCompany) => {
  const [facts] = await rowsOf<{ slabs: number; windows: number }>(
    demo,
    `select (select count(distinct substring(o.notes from 'of the slab, (.*)$')) from purchase_orders o
        join deliveries d on d.purchase_order_id = o.id
        where o.notes like '%of the slab, level%')::int as slabs,
      (select sum(s.quantity) from stock_movements s join materials m on m.id = s.material_id
        join projects p on p.id = s.project_id
        where p.slug = 'kestrel-wharf-block-c' and m.sku = 'WIN-0001')::int as windows`,
  );
  return facts;
};

/** Of every machine: hours by its clock, hours in the diary, and shifts after its certificate. */
export const hoursOfMachines = (demo: DemoCompany) =>
  rowsOf<{ name: string; clocked: number; written: number; unsafe: number }>(
    demo,
    `select h.name, h.id, coalesce(c.hours, 0)::float as clocked, coalesce(w.hours, 0)::float as written,
      coalesce(c.unsafe, 0)::int as unsafe
    from plant_hires h
    left join lateral (select sum(extract(epoch from s.finished_at - s.started_at)) / 3600 as hours,
        count(*) filter (where s.started_at::date > h.certificate_expiry) as unsafe
      from labour_sessions s where s.plant_hire_id = h.id and s.finished_at is not null) c on true
    left join lateral (select sum(e.hours) as hours from diary_entries e
      where e.project_id = h.project_id and e.plant = h.name
        and exists (select from labour_sessions s where s.diary_entry_id = e.id)) w on true`,
  );

/** By contract with excavators: cubic metres dug up to the last load of muck, and tonnes taken away. */
export const muckOf = (demo: DemoCompany) =>
  rowsOf<{ slug: string; dug: number; tonnes: number; paid: number }>(
    demo,
    `select p.slug, muck.tonnes, paid.pounds as paid,
      (select sum(substring(e.work_summary from 'Dug and loaded away [^:]*: (\\d+) m³')::int)::float
        from diary_entries e where e.project_id = p.id and e.date <= muck.last) as dug
    from projects p
    join (select project_id, max(date) as last, sum(quantity)::float as tonnes from carbon_entries
      where source = 'Soil and stones' group by 1) muck on muck.project_id = p.id
    join (select project_id, sum(amount)::float as pounds from cost_entries
      where description like 'Muck away%' group by 1) paid on paid.project_id = p.id`,
  );

/** What one person does in a day, as an estimator would allow it: the least and the most. */
export const norms: Record<string, readonly [least: number, most: number]> = {
  'Soffit decked': [9, 16],
  'Core wall panels set': [7, 13],
  'Panels struck and oiled': [18, 34],
  'Bottom mat fixed': [40, 60],
  'Top mat fixed': [40, 60],
  'Column starters fixed': [12, 22],
  'Facing brick laid': [4.4, 6.6],
  'Blockwork built': [8, 12],
  'Drain laid': [4, 8],
  'Trench dug and boxed': [4, 8],
  'Bed and surround placed': [5, 10],
  'Mist coat': [80, 120],
  'Second coat': [50, 80],
  'Joints raked and pointed': [3.5, 6],
  'Materials moved and waste cleared': [10, 20],
  'Loads lifted and stacked': [8, 14],
};

type Day = { text: string; operatives: number };

/** Days whose quantities are more, or less, than the gang can do: all works of the day have a norm. */
export async function unlikelyDays(demo: DemoCompany) {
  const days = await rowsOf<Day>(
    demo,
    `select work_summary as text, (labor::json->>'operatives')::int as operatives from diary_entries
    where type = 'labour' and labor::json->>'operatives' is not null and work_summary ~ ': \\d+ '`,
  );
  const judged = days.flatMap(({ text, operatives }) => {
    const works = text.split('; ').filter((part) => /: \d+ /.test(part));
    const parts = works.filter((part) => !/half an hour|Insulation|Lintels|barriers/i.test(part));
    const people = parts.map(peopleFor);
    if (people.length === 0 || people.includes(undefined)) return [];
    const least = people.reduce((sum, one) => sum + (one?.least ?? 0), 0);
    const most = people.reduce((sum, one) => sum + (one?.most ?? 0), 0);
    // The last part is the gang; some of its people may do what is not measured.
    const isAllMeasured = text.split('; ').slice(0, -1).length === works.length;
    const isEnough = most >= operatives - 1.5 || !isAllMeasured;
    return [{ text, isLikely: least <= operatives + 0.5 && isEnough }];
  });
  return { judged: judged.length, unlikely: judged.filter(({ isLikely }) => !isLikely) };
}

/** How many people the quantity of a work needs for a day. */
function peopleFor(part: string) {
  const norm = Object.entries(norms).find(([does]) =>
    part.toLowerCase().startsWith(does.toLowerCase()),
  );
  const quantity = Number(/: (\d+) /.exec(part)?.[1]);
  return norm && { least: quantity / norm[1][1], most: quantity / norm[1][0] };
}

/** Kilograms of carbon in a cubic metre. */
export const carbonOfMixes = async (demo: DemoCompany) => {
  const rows = await rowsOf<{ sku: string; carbon: number }>(
    demo,
    `select sku, carbon_per_unit::float as carbon from materials
    where sku like 'CON-000%' or sku like 'REB-000%'`,
  );
  return Object.fromEntries(rows.map(({ sku, carbon }) => [sku, carbon]));
};
