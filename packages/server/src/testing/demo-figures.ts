import { isWorkingDay } from '@sitewright/domain/kernel/working-days';
import { sql } from 'drizzle-orm';
import { asOrganization } from '../platform/tenancy.ts';
import type { makeDemoCompany } from './demo-company.ts';

export type DemoCompany = Awaited<ReturnType<typeof makeDemoCompany>>;

export const rowsOf = <T extends Record<string, unknown>>({ stores }: DemoCompany, text: string) =>
  asOrganization(stores.pool, 1, async (tx) => (await tx.execute<T>(sql.raw(text))).rows);

type Share = { slug: string; budget: number; margin: number; spent: number; recorded: number };

/** Of every contract with costs: the share of actual cost that its records made, in per cent. */
export const sharesOfRecords = (demo: DemoCompany) =>
  rowsOf<Share>(
    demo,
    `select p.slug, p.budget::float as budget,
      round((p.contract_value - p.budget) * 100 / p.contract_value, 1)::float as margin,
      sum(c.amount)::float as spent,
      (sum(c.amount) filter (where c.source <> 'cost') * 100 / sum(c.amount))::float as recorded
    from projects p join cost_rows c on c.project_id = p.id and c.measure = 'actual'
    group by p.organization_id, p.id order by p.id`,
  );

/** Where a budget of each head is in per cent of the contract's. */
export const splitsOfBudgets = async (demo: DemoCompany): Promise<string[]> => {
  const rows = await rowsOf<{ split: string }>(
    demo,
    `select string_agg(round(first.budget * 100 / p.budget, 1)::text, ' ' order by first.head) as split
    from projects p join (select distinct on (project_id, head) project_id, head, budget
      from cost_plans order by project_id, head, id) first on first.project_id = p.id
    group by p.organization_id, p.id`,
  );
  return rows.map(({ split }) => split);
};

/** Days on which something was done, by what was done. */
const datesOfWork = `
  select 'contract begins' as what, start_date as day from projects
  union select 'contract ends', finish_date from projects
  union select 'cost', date from cost_entries
  union select 'delivery', date from deliveries
  union select 'order', issue_date from purchase_orders where issue_date < $today
  union select 'diary', date from diary_entries where date < $today
  union select 'hire begins', on_hire_at::date from plant_hires where status <> 'requested'
  union select 'crew', started_at::date from labour_sessions where finished_at is not null
  union select 'talk', date from toolbox_talks
  union select 'certificate', issued_date from hse_certificates
  union select 'carbon', date from carbon_entries where date < $today`;

export async function datesOutsideWork(demo: DemoCompany, today: string): Promise<string[]> {
  const text = datesOfWork.replaceAll('$today', `'${today}'`);
  const rows = await rowsOf<{ what: string; day: string }>(
    demo,
    `select what, day::text from (${text}) d where day is not null order by 1, 2`,
  );
  const isShut = (day: string) => day.slice(5) >= '12-24' || day.slice(5) <= '01-01';
  return rows
    .filter(({ day }) => !isWorkingDay(day) || isShut(day))
    .map(({ what, day }) => `${what} ${day}`);
}

/** Firms that are named somewhere and are not in the register; the company's own name is no firm. */
export const unknownFirms = async (demo: DemoCompany): Promise<string[]> => {
  const rows = await rowsOf<{ name: string }>(
    demo,
    `select distinct n.name from (
      select company as name from diary_entries union select company from labour_sessions
      union select supplier_name from plant_hires union select supplier_name from cost_entries
      union select supplier from carbon_entries union select supplier_name from purchase_orders
      union select company from workers union select company from labour_gangs) n
    where n.name <> 'Northgate Construction'
      and not exists (select from suppliers s where s.name = n.name) order by 1`,
  );
  return rows.map(({ name }) => name);
};

/** Texts that the diary of a contract has twice. */
export const repeatedTexts = (demo: DemoCompany) =>
  rowsOf<{ text: string }>(
    demo,
    `select work_summary as text from diary_entries group by project_id, work_summary
    having count(*) > 1`,
  );

type Hours = { rated: number; unrated: number };

export const hoursOfLabour = async (demo: DemoCompany): Promise<Hours | undefined> => {
  const [hours] = await rowsOf<Hours>(
    demo,
    `select coalesce(sum(quantity) filter (where rate is not null), 0)::float as rated,
      coalesce(sum(quantity) filter (where rate is null), 0)::float as unrated
    from cost_rows where measure = 'actual' and head = 'labour' and unit = 'h'`,
  );
  return hours;
};

/** People at toolbox talks who are not in the workforce. */
export const strangersAtTalks = (demo: DemoCompany) =>
  rowsOf<{ name: string }>(
    demo,
    `select distinct a.name from toolbox_talks t, jsonb_array_elements_text(to_jsonb(t.attendees)) a(name)
    where not exists (select from workers w where w.first_name || ' ' || w.last_name = a.name)`,
  );

type Notices = Record<
  'forgotten' | 'pending' | 'overBudget' | 'averages' | 'finalAccounts',
  number
>;

/** How often each notice occurs. */
export const noticesOf = async (demo: DemoCompany): Promise<Notices | undefined> => {
  const [notices] = await rowsOf<Notices>(
    demo,
    `select (select count(*) from labour_sessions where needs_review)::int as forgotten,
      (select count(*) from purchase_orders where status = 'pending')::int as pending,
      (select count(*) from carbon_entries where source like 'Dense block 100%'
        and category = 'materials' and factor_source = 'official')::int as averages,
      (select count(*) from budget_changes where description like 'Final account%')::int
        as "finalAccounts",
      (select count(*) from (select project_id, head, sum(amount) as spent from cost_rows
        where measure = 'actual' group by 1, 2) c
        join cost_plans b using (project_id, head) where c.spent > b.budget)::int as "overBudget"`,
  );
  return notices;
};

/** Kilograms of each contract with deliveries of materials. */
export const carbonOfDeliveries = (demo: DemoCompany) =>
  rowsOf<{ slug: string; kilograms: number }>(
    demo,
    `select p.slug, coalesce(sum(c.carbon_emitted), 0)::float as kilograms
    from projects p join carbon_entries c on c.project_id = p.id and c.delivery_id is not null
    group by 1 order by 1`,
  );

/** Orders that were issued after a day. */
export const ordersAfter = (demo: DemoCompany, day: string) =>
  rowsOf(demo, `select po_number from purchase_orders where issue_date > '${day}'`);

/** Pauses for weather on a day without rain. */
export const dryPauses = (demo: DemoCompany) =>
  rowsOf(
    demo,
    `select s.company, s.started_at::date::text as day from labour_segments g
    join labour_sessions s on s.id = g.session_id
    left join weather_records w on w.project_id = s.project_id and w.date = s.started_at::date
    where g.reason = 'weather' and coalesce(w.precipitation, 0) = 0`,
  );

/** Deliveries that do not fit into a day. */
export const largeDeliveries = (demo: DemoCompany) =>
  rowsOf(
    demo,
    `select d.date::text as day, p.description, i.received::float as received
    from delivery_items i join deliveries d on d.id = i.delivery_id
    join purchase_order_items p on p.id = i.purchase_order_item_id
    where p.unit = 'm³' and i.received > 80 or p.unit = 't' and i.received > 200
      or p.description like '%block%' and i.received > 3000`,
  );

type Laid = { slug: string; what: string; came: number; laid: number };

/** By contract: square metres and metres that were laid, and what came for them. */
export const laidOf = (demo: DemoCompany) =>
  rowsOf<Laid>(
    demo,
    `with measures(what, text, product, each) as (values
        ('bricks', 'Facing brick laid', 'Red multi facing brick%', 1 / 60.0),
        ('blocks', 'Blockwork built', 'Dense block%', 0.1),
        ('blocks', 'Footings built in block', 'Dense block%', 0.1),
        ('pipes', 'Drain laid', '% pipe, 6 m', 6))
    select p.slug, m.what, came.amount as came, laid.amount as laid
    from projects p cross join measures m
    cross join lateral (select sum(i.received * m.each)::float as amount from delivery_items i
      join deliveries d on d.id = i.delivery_id
      join purchase_order_items l on l.id = i.purchase_order_item_id
      where d.project_id = p.id and l.description like m.product) came
    cross join lateral (select sum(q[1]::int)::float as amount from diary_entries e
      cross join regexp_matches(e.work_summary, m.text || '[^:]*: (\\d+) m', 'gi') q
      where e.project_id = p.id) laid
    where laid.amount > 0 order by 1, 2`,
  );

/** Tonnes of mortar for a thousand bricks, by contract with bricks. */
export const mortarOf = (demo: DemoCompany) =>
  rowsOf<{ slug: string; tonnes: number }>(
    demo,
    `select p.slug, (coalesce(sum(i.received) filter (where l.description like '%mortar%'), 0) * 1000
      / sum(i.received) filter (where l.description like 'Red multi%'))::float as tonnes
    from delivery_items i join deliveries d on d.id = i.delivery_id
    join purchase_order_items l on l.id = i.purchase_order_item_id
    join projects p on p.id = d.project_id
    group by 1 having bool_or(l.description like 'Red multi%') order by 1`,
  );

type Pour = { slug: string; text: string | null; received: number; sameDay: boolean };

/** Every delivery of ready-mixed concrete, with what the diary of its day says. */
export const poursOf = (demo: DemoCompany) =>
  rowsOf<Pour>(
    demo,
    `select p.slug, i.received::float as received, e.date = d.date as "sameDay",
      case when e.work_summary like trim_scale(i.received) || ' m³ %' then e.work_summary end as text
    from delivery_items i join deliveries d on d.id = i.delivery_id
    join purchase_order_items l on l.id = i.purchase_order_item_id
    join projects p on p.id = d.project_id left join diary_entries e on e.id = d.diary_entry_id
    where l.description like '%ready-mixed%' order by d.date, d.id`,
  );

/** Concrete of which the diary writes although none was delivered. */
export const poursWithoutDelivery = (demo: DemoCompany) =>
  rowsOf<{ text: string }>(
    demo,
    `select work_summary as text from diary_entries where type = 'labour'
      and work_summary ~ 'poured|Concrete placed' and work_summary like '% m³,%'`,
  );

type Fuel = { slug: string; bought: number; burned: number };

/** Litres by contract: what came into the tank, and what the machines of the diary burned. */
export const litresOf = (demo: DemoCompany) =>
  rowsOf<Fuel>(
    demo,
    `select p.slug, bought.litres as bought, burned.litres as burned from projects p
    join (select d.project_id, sum(i.received)::float as litres from delivery_items i
      join deliveries d on d.id = i.delivery_id
      join purchase_order_items l on l.id = i.purchase_order_item_id
      where l.description like 'HVO%' group by 1) bought on bought.project_id = p.id
    join (select e.project_id, sum(e.hours * h.litres_per_hour)::float as litres
      from diary_entries e join plant_hires h on h.project_id = e.project_id and h.name = e.plant
      where e.type = 'plant' and h.fuel_type = 'HVO' group by 1) burned on burned.project_id = p.id
    order by 1`,
  );

/** Contracts of which a month of site staff costs far more than the usual one. */
export const unevenStaff = (demo: DemoCompany) =>
  rowsOf(
    demo,
    `select p.slug from projects p join (select project_id, max(amount) as most,
        percentile_cont(0.5) within group (order by amount) as usual
      from cost_entries where description = 'Site staff, payroll' group by 1
      having count(*) > 5) s on s.project_id = p.id where s.most > s.usual * 1.3`,
  );
