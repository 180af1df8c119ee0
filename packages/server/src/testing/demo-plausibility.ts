import { expect } from 'vitest';
import { type DemoCompany, rowsOf } from './demo-figures.ts';

type Largest = { what: string; least: number; most: number };

/** The smallest and the largest quantity of some works in a day at Kestrel Wharf. */
const quantitiesOf = (demo: DemoCompany) =>
  rowsOf<Largest>(
    demo,
    `with works(what, text) as (values
        ('mat', '(?:bottom|top) mat fixed'), ('dug', 'dug and loaded away at run'),
        ('carted', 'carted spoil'), ('swept', 'swept and sheeted down'))
    select w.what, min(q[1]::int)::int as least, max(q[1]::int)::int as most
    from works w cross join diary_entries e
    join projects p on p.id = e.project_id and p.slug = 'kestrel-wharf-block-c'
    cross join regexp_matches(e.work_summary, w.text || '[^:]*: (\\d+) ', 'gi') q group by 1`,
  );

/** A level is five pours of 21 m³, 225 mm thick: 467 m². A 6 t dumper carries 3 m³. */
export async function expectLikelyQuantities(demo: DemoCompany): Promise<void> {
  const found = await quantitiesOf(demo);
  const of = Object.fromEntries(found.map(({ what, ...range }) => [what, range]));
  expect(of.mat?.most).toBeLessThanOrEqual(234);
  expect(of.swept?.most).toBeLessThanOrEqual(234);
  expect(of.dug?.least).toBeGreaterThanOrEqual(26);
  expect(of.carted?.most).toBeLessThanOrEqual(17);
}

type Ratio = {
  slug: string;
  struck: number | null;
  raised: number | null;
  rings: number | null;
  drain: number | null;
};

const metresOf = (text: string) => `(select sum(q[1]::int)::float from diary_entries e
  cross join regexp_matches(e.work_summary, '${text} [^:]*: (\\d+) ', 'gi') q where e.project_id = p.id)`;

/** No more scaffold is struck than was raised; a manhole has three rings, and there is one every 25 m. */
export async function expectLikelyTotals(demo: DemoCompany): Promise<void> {
  const sites = await rowsOf<Ratio>(
    demo,
    `select p.slug, ${metresOf('scaffold struck at')} as struck, ${metresOf('lift raised at')} as raised,
      ${metresOf('manhole rings set at')} as rings, ${metresOf('drain laid at')} as drain from projects p`,
  );
  for (const { slug, struck, raised, rings, drain } of sites) {
    if (struck) expect(struck / (raised ?? 0), slug).toBeLessThan(1.15);
    if (rings) expect(rings / (drain ?? 0), slug).toBeLessThan(0.16);
  }
}

/** Contracts with more than 1% of their cost between their assessment and today. */
export const assessedBeforeTheirCosts = (demo: DemoCompany, today: string) =>
  rowsOf<{ slug: string }>(
    demo,
    `select p.slug from projects p
    join (select project_id, max(date) as date from progress_reports group by 1) r on r.project_id = p.id
    join cost_rows c on c.project_id = p.id and c.measure = 'actual' and c.day < '${today}'
    group by p.organization_id, p.id, r.date
    having sum(c.amount) filter (where c.day > r.date) > sum(c.amount) / 100
      or p.status = 'completed' and r.date > p.finish_date`,
  );

/** Budgets entered in the future or in the last fortnight. */
export const lateBudgets = (demo: DemoCompany, today: string) =>
  rowsOf(
    demo,
    `select project_id, head from cost_plans where method <> 'manual'
      and created_at > '${today}'::date - 15`,
  );

/** Costs without the number of their invoice or application, with that of another, or of round totals. */
export const costsWithoutPaper = (demo: DemoCompany) =>
  rowsOf(
    demo,
    `select description, null as reference from cost_entries where reference is null
    union all select max(description), reference from cost_entries where supplier_name is not null
      group by supplier_name, reference, project_id having count(*) > 1
    union all select description, 'in all ' || sum(amount) from cost_entries
      group by project_id, description having count(*) > 3 and sum(amount) % 10 = 0`,
  );

/** Invoices too small to be sent. */
export const smallBills = (demo: DemoCompany) =>
  rowsOf(demo, `select description, amount from cost_entries where amount < 250`);

/** Lifting accessories and what lifts people are examined every six months. */
export const certificatesThatAreTooLong = (demo: DemoCompany) =>
  rowsOf(
    demo,
    `select equipment_name from hse_certificates
    where certificate_type in ('loler_accessory', 'loler_persons')
      and expiry_date > issued_date + interval '6 months'`,
  );

/** Suppliers with orders from before they were in the register. */
export const suppliersAfterTheirOrders = (demo: DemoCompany) =>
  rowsOf(
    demo,
    `select distinct s.name from suppliers s join purchase_orders o on o.supplier_id = s.id
    where o.created_at < s.created_at`,
  );

/** Orders under CIS from suppliers outside it. */
export const ordersOfOtherCis = (demo: DemoCompany) =>
  rowsOf(
    demo,
    `select o.po_number from purchase_orders o join suppliers s on s.id = o.supplier_id
    where o.cis_applies and s.cis_status = 'not_in_scope'`,
  );

/** Hours with rain in the description but not in millimetres, or the other way round. */
export const hoursOfOtherRain = (demo: DemoCompany) =>
  rowsOf(
    demo,
    `select timestamp, condition, precipitation from weather_snapshots
    where (precipitation > 0) <> (condition ~* 'rain|drizzle')`,
  );

/** Square metres of board ordered for each square metre of floor area. */
export const boardsByFloor = (demo: DemoCompany) =>
  rowsOf<{ slug: string; boards: number }>(
    demo,
    `select p.slug, (sum(i.quantity) * 2.88 / t.area)::float as boards
    from projects p join carbon_targets t on t.project_id = p.id
    join purchase_orders o on o.contract_id = p.id
    join purchase_order_items i on i.purchase_order_id = o.id
    where i.description ~ '^(Plasterboard|Fire board|Moisture board).* 2400 × 1200$'
    group by p.organization_id, p.id, t.area`,
  );

/** Industry Accreditation cards with another expiry date: all of them expired on 31 December 2024. */
export const cardsWithOtherEnd = (demo: DemoCompany) =>
  rowsOf(
    demo,
    `select last_name, cscs_card_expiry from workers
    where cscs_card_type = 'Industry Accreditation' and cscs_card_expiry <> '2024-12-31'`,
  );

/** The final month of completed contracts: certified, retained and earned. */
export const finalAccounts = (demo: DemoCompany) =>
  rowsOf<{ certified: number; released: number; held: number; margin: number; final: number }>(
    demo,
    `select r.certified::float, r.retention_released::float as released,
      (r.figures->>'retentionHeld')::float as held, (r.figures->>'margin')::float as margin,
      (r.figures->>'finalMargin')::float as final
    from cost_reports r join projects p on p.id = r.project_id
    where p.status = 'completed' and r.status = 'frozen'`,
  );

/** Gangs of four or more without output on one of the last four working days. */
export const idleGangs = (demo: DemoCompany, today: string) =>
  rowsOf(
    demo,
    `with days as (select distinct date from diary_entries
      where type = 'labour' and date < '${today}' order by date desc limit 4)
    select e.date, e.company, e.work_summary from diary_entries e join days using (date)
    where e.type = 'labour' and (e.labor::json->>'operatives')::int >= 4
      and e.work_summary !~ ': \\d+ |\\d m³'`,
  );
