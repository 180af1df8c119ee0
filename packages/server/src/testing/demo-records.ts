import type { DemoCompany } from './demo-figures.ts';
import { rowsOf } from './demo-figures.ts';

type Stock = {
  slug: string;
  sku: string;
  status: string;
  came: number;
  lately: number;
  left: number;
};

/** What is left on the sites of each material, and what of it came in the last three weeks of work. */
export const stockOf = (demo: DemoCompany) =>
  rowsOf<Stock>(
    demo,
    `with last as (select project_id, max(date) as day from diary_entries group by 1),
    came as (select d.project_id, l.material_id, sum(i.received - i.rejected) as came,
        coalesce(sum(i.received - i.rejected) filter (where d.date > last.day - 21), 0) as lately
      from delivery_items i join deliveries d on d.id = i.delivery_id
      join purchase_order_items l on l.id = i.purchase_order_item_id
      join last on last.project_id = d.project_id
      where l.material_id is not null group by 1, 2),
    used as (select project_id, material_id, sum(quantity) as used from stock_movements group by 1, 2)
    select p.slug, p.status, m.sku, came.came::float, came.lately::float,
      (came.came - coalesce(used.used, 0))::float as left
    from came join projects p on p.id = came.project_id join materials m on m.id = came.material_id
    left join used using (project_id, material_id) order by 1, 3`,
  );

/** By contract: who received its deliveries, and whom its orders name. */
export const receiversOf = (demo: DemoCompany) =>
  rowsOf<{ slug: string; received: string[]; contacts: string[] }>(
    demo,
    `select p.slug, array_agg(distinct d.received_by order by d.received_by) as received,
      array_agg(distinct o.site_contact) as contacts
    from projects p join deliveries d on d.project_id = p.id
    join purchase_orders o on o.id = d.purchase_order_id
    group by 1 order by 1`,
  );

/** Materials that came and have no factor. */
export const withoutFactor = (demo: DemoCompany) =>
  rowsOf<{ source: string }>(
    demo,
    `select distinct source from carbon_entries
    where category = 'materials' and carbon_emitted is null and material_id is not null`,
  );

/** Contracts whose materials all came over one or two distances, and active ones without skips lately. */
export const poorlyMeasured = (demo: DemoCompany, today: string) =>
  rowsOf<{ slug: string }>(
    demo,
    `select p.slug from projects p join carbon_entries e on e.project_id = p.id
    group by p.organization_id, p.id
    having count(distinct e.transport_distance) filter (where e.delivery_id is not null) < 3
      or p.status = 'active'
        and count(*) filter (where e.category = 'waste' and e.date > date '${today}' - 63) < 2`,
  );

type Worked = { name: string; hours: number; late: number };

/** By machine that has gone: its hours by the clock, and shifts after it was collected. */
export const collectedPlant = (demo: DemoCompany) =>
  rowsOf<Worked>(
    demo,
    `select h.name,
      (sum(extract(epoch from s.finished_at - s.started_at)) / 3600)::float as hours,
      count(*) filter (where s.finished_at > h.collected_at or s.started_at < h.on_hire_at)::int
        as late
    from plant_hires h left join labour_sessions s on s.plant_hire_id = h.id
    where h.status = 'collected' group by h.organization_id, h.id order by h.id`,
  );

/** Days on which more of the company's own people were paid than it had. */
export const daysOfTooMany = (demo: DemoCompany) =>
  rowsOf(
    demo,
    `select e.date::text as day, sum((e.labor::json->>'operatives')::int)::int as people, had.people as had
    from diary_entries e cross join lateral (select count(*)::int as people from workers w
      where w.company = e.company and w.start_date <= e.date and coalesce(w.end_date, e.date) >= e.date) had
    where e.type = 'labour' and e.company = 'Northgate Construction'
    group by e.date, had.people having sum((e.labor::json->>'operatives')::int) > had.people`,
  );

/** Gangs whose size is not the number of their people. */
export const gangsOfOtherSize = (demo: DemoCompany) =>
  rowsOf(
    demo,
    `select g.name, g.operatives, count(m.worker_id)::int as named from labour_gangs g
    left join labour_gang_members m on m.gang_id = g.id
    group by g.organization_id, g.id having g.operatives <> count(m.worker_id)`,
  );
