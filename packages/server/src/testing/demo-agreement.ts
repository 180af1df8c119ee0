import { expect } from 'vitest';
import { type DemoCompany, rowsOf } from './demo-figures.ts';

/** Lorries with more than an articulated one carries, and those unloaded faster than a tonne in a minute and a half. */
const overloadedLorries = (demo: DemoCompany) =>
  rowsOf(
    demo,
    `select e.work_summary, l.tonnes / e.loads as tonnes from (select id, work_summary,
        coalesce(substring(work_summary from '(\\d+) loads')::int, 1) as loads,
        extract(epoch from finish_time::time - start_time::time) / 60 as minutes
      from diary_entries where type = 'material') e
    join (select d.diary_entry_id, sum(i.received * m.weight) / 1000 as tonnes
      from deliveries d join delivery_items i on i.delivery_id = d.id
      join purchase_order_items o on o.id = i.purchase_order_item_id
      join materials m on m.id = o.material_id group by 1) l on l.diary_entry_id = e.id
    where l.tonnes / e.loads > 28 or e.minutes < l.tonnes * 1.5`,
  );

/** People who worked, were inducted or were checked too early, or were inducted by the staff of another site. */
const peopleTooEarly = (demo: DemoCompany) =>
  rowsOf(
    demo,
    `select w.worker_id, 'clocked before the induction' as what from labour_session_workers m
      join labour_sessions s on s.id = m.session_id join workers w on w.id = m.worker_id
      where not exists (select from worker_inductions i where i.worker_id = w.id
        and i.project_id = s.project_id and i.inducted_on <= s.started_at::date)
    union select w.worker_id, 'inducted too early' from worker_inductions i
      join workers w on w.id = i.worker_id join projects p on p.id = i.project_id
      where p.status = 'planning' or i.inducted_on < greatest(p.start_date, w.start_date)
    union select w.worker_id, 'inducted by ' || i.inductor from worker_inductions i
      join workers w on w.id = i.worker_id where not exists (select from purchase_orders o
        where o.contract_id = i.project_id and o.site_contact = i.inductor)
    union select worker_id, 'checked before the start, or after the card had ended' from workers
      where cscs_validated_at::date < start_date or cscs_validated_at::date > cscs_card_expiry`,
  );

/** Issues whose history closes them at another time than the issue itself. */
const issuesWithTwoClosings = (demo: DemoCompany) =>
  rowsOf(
    demo,
    `select i.id from site_issues i left join site_issue_events e
      on e.site_issue_id = i.id and e.to_status = 'closed'
    where i.closed_at is distinct from e.created_at`,
  );

/** Undelivered orders for more than a twentieth of all the steel, or the concrete, of a contract. */
const ordersOutOfScale = (demo: DemoCompany) =>
  rowsOf(
    demo,
    `with lines as (select o.contract_id, o.id, o.status, substring(m.sku from '^[A-Z]+') as kind,
        i.description, i.quantity
      from purchase_orders o join purchase_order_items i on i.purchase_order_id = o.id
      join materials m on m.id = i.material_id where m.unit in ('t', 'm³') and m.sku ~ '^(REB|CON)')
    select l.description, l.quantity from lines l where l.status in ('draft', 'pending', 'sent')
      and l.quantity > (select sum(a.quantity) from lines a
        where a.contract_id = l.contract_id and a.kind = l.kind) / 20`,
  );

/** Pending orders that only a Director may approve. */
const pendingForDirectors = (demo: DemoCompany) =>
  rowsOf(demo, `select id from purchase_orders where status = 'pending' and subtotal > 25000`);

type Held = { reason: string; shorts: number; months: string[]; later: number };

/** Suppliers on hold for short loads: the reason, the loads with their months, and orders raised after them. */
const heldSuppliers = (demo: DemoCompany) =>
  rowsOf<Held>(
    demo,
    `select s.status_reason as reason, count(*)::int as shorts,
      array_agg(trim(to_char(d.date, 'Month')) order by d.date) as months,
      (select count(*) from purchase_orders o
        where o.supplier_id = s.id and o.created_at::date > max(d.date))::int as later
    from suppliers s join purchase_orders o on o.supplier_id = s.id
    join deliveries d on d.purchase_order_id = o.id
    join delivery_items i on i.delivery_id = d.id and i.rejection_reason = 'short'
    where s.status = 'on_hold' group by s.organization_id, s.id`,
  );

/** Pours that were stood down without such an order, and orders for the roof slab other than its call-offs. */
const poursWithoutTheirOrder = (demo: DemoCompany) =>
  rowsOf(
    demo,
    `select work_summary as text from diary_entries e where work_summary like 'Placing boom set up for %'
      and not exists (select from purchase_orders o join purchase_order_items i on i.purchase_order_id = o.id
        where o.contract_id = e.project_id and e.work_summary like '% ' || trim_scale(i.quantity) || ' m³ cancelled%'
          and o.notes = 'Call-off for the pour of ' || substring(e.work_summary from 'set up for (.*?)\\. Pour'))
    union all select notes from purchase_orders where notes ilike '%roof slab%'`,
  );

/** Contracts on hold whose progress still changed. */
const heldProgress = (demo: DemoCompany) =>
  rowsOf(
    demo,
    `select p.slug from projects p join progress_reports r on r.project_id = p.id
    where p.status = 'on-hold'
      and r.date >= (select max(date) from diary_entries e where e.project_id = p.id)
    group by p.organization_id, p.id having count(distinct r.percent) > 1`,
  );

/** Plant with an operator from a supplier outside CIS, and orders for such plant or for fixed windows without CIS. */
const hiresOutsideCis = (demo: DemoCompany) =>
  rowsOf(
    demo,
    `select h.name from plant_hires h join suppliers s on s.name = h.supplier_name
      where h.is_operated and s.cis_status = 'not_in_scope'
    union all select i.description from purchase_order_items i
      join purchase_orders o on o.id = i.purchase_order_id
      where i.description ~ 'with operator|window' and not o.cis_applies`,
  );

/** Method statements for one crane that depend on the certificate of another. */
const liftsByOtherCranes = (demo: DemoCompany) =>
  rowsOf(
    demo,
    `select r.reference, s.equipment_name from rams r cross join jsonb_array_elements(r.content->'hazards') h
    cross join jsonb_array_elements(h->'controls') c
    join hse_certificates s on s.id = (c->'dependsOn'->>'certificateId')::int
    where (r.activity like 'Tower crane%') <> (s.equipment_name like 'Tower crane%')`,
  );

/** Electricity bills at an unusual price, or without a meter reading. */
const otherTariffs = (demo: DemoCompany) =>
  rowsOf(
    demo,
    `select c.project_id, c.date from cost_entries c left join carbon_entries e
      on e.project_id = c.project_id and e.date = c.date and e.source = 'Site cabins, electricity'
    where c.description = 'Electricity'
      and not coalesce(c.amount / e.quantity between 0.25 and 0.32, false)`,
  );

/** Subcontractors verified after their first day, and employers’ liability below the legal minimum of £5 million. */
const unfitSuppliers = (demo: DemoCompany) =>
  rowsOf(
    demo,
    `select s.name from suppliers s where s.cis_verified_at::date > (select min(date) from (
        select date from diary_entries e where e.company = s.name and e.type <> 'material'
        union all select date from cost_entries c where c.supplier_name = s.name) d)
    union select policy_number from supplier_insurances
      where insurance_type = 'employers_liability' and cover < 5000000`,
  );

/** Steel for pads delivered after their last concrete, or more than 0.15 t to the cubic metre. */
const wrongBars = (demo: DemoCompany) =>
  rowsOf(
    demo,
    `with came as (select d.project_id, d.date, i.received, l.description, o.notes
      from delivery_items i join deliveries d on d.id = i.delivery_id
      join purchase_order_items l on l.id = i.purchase_order_item_id
      join purchase_orders o on o.id = l.purchase_order_id)
    select b.project_id, b.tonnes, c.poured from (select project_id, sum(received) as tonnes, max(date) as last
        from came where description ~ 'rebar' and notes ~ '^Call-off for pads' group by 1) b
    join (select project_id, sum(received) as poured, max(date) as last
        from came where notes ~ '^Call-off for the pour of .*pads' group by 1) c using (project_id)
    where b.last > c.last or b.tonnes > 0.15 * c.poured`,
  );

/** Records of the same event agree. */
export async function expectAgreement(demo: DemoCompany): Promise<void> {
  expect(await overloadedLorries(demo)).toEqual([]);
  expect(await peopleTooEarly(demo)).toEqual([]);
  expect(await issuesWithTwoClosings(demo)).toEqual([]);
  expect(await ordersOutOfScale(demo)).toEqual([]);
  expect(await poursWithoutTheirOrder(demo)).toEqual([]);
  expect(await heldProgress(demo)).toEqual([]);
  expect(await liftsByOtherCranes(demo)).toEqual([]);
  expect(await hiresOutsideCis(demo)).toEqual([]);
  expect(await otherTariffs(demo)).toEqual([]);
  expect(await unfitSuppliers(demo)).toEqual([]);
  expect(await wrongBars(demo)).toEqual([]);
  expect(await pendingForDirectors(demo)).toHaveLength(1);
  const [held, ...others] = await heldSuppliers(demo);
  expect(others).toEqual([]);
  expect(held).toMatchObject({ shorts: 3, later: 0 });
  expect(held?.reason).toContain(`the last in ${held?.months.at(-1)}`);
}
