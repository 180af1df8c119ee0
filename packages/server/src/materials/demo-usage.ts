import { daysAfter, daysBetween } from '@sitewright/domain/kernel/calendar';
import { decimalOf, scaled } from '@sitewright/domain/kernel/decimal';
import { insertMany } from '../platform/demo/insert-many.ts';
import { planOf } from '../platform/demo/plans.ts';
import { type Demo, type DemoPart, workingDayUpTo } from '../platform/demo-part.ts';
import { queryRows } from '../platform/prepared-statements.ts';
import { stockMovements } from './table.ts';

type Came = {
  projectId: number;
  slug: string;
  materialId: number;
  category: string;
  unit: string;
  date: string;
  accepted: string;
  notes: string | null;
};

const cameToSites = `
  select d.project_id as "projectId", p.slug, m.id as "materialId", m.category, m.unit,
    d.date::text as date, (i.received - i.rejected)::text as accepted, o.notes
  from delivery_items i join deliveries d on d.id = i.delivery_id
  join purchase_order_items l on l.id = i.purchase_order_item_id
  join purchase_orders o on o.id = l.purchase_order_id
  join materials m on m.id = l.material_id join projects p on p.id = d.project_id
  where i.received > i.rejected order by d.date, i.id`;

/** What the sites have used of their deliveries: the last of them are not used up yet. */
export const demoUsage: DemoPart = {
  what: 'materials used',
  make: async (demo) => {
    const came = await queryRows<Came>(demo.tx, cameToSites, []);
    await insertMany(
      demo.tx,
      stockMovements,
      came.flatMap((load) => movementOf(demo, load)),
    );
  },
};

/** Days in which a load is used. */
const lasts = 12;

/** Ready-mixed concrete is placed on the day on which it comes. */
const daysOf = ({ category, unit }: Came): number =>
  category === 'Concrete' || unit === 'day' ? 0 : lasts;

function movementOf(demo: Demo, load: Came): (typeof stockMovements.$inferInsert)[] {
  const { projectId, materialId, date, accepted, notes } = load;
  const days = daysOf(load);
  const last = lastDayOf(demo, load.slug);
  const share = days === 0 ? 1 : Math.min(1, daysBetween(date, last) / days);
  const quantity = usedOf(accepted, share);
  if (quantity === '0.000') return [];
  const day = share === 1 ? workingDayUpTo(daysAfter(date, days)) : last;
  const use = notes?.startsWith('Call-off for ')
    ? ` for ${notes.slice('Call-off for '.length)}`
    : '';
  const who = { createdBy: demo.people['Site Manager'], updatedBy: demo.people['Site Manager'] };
  return [
    {
      ...{ projectId, materialId, quantity, ...who },
      move: 'used',
      notes: `Used${use}`,
      createdAt: new Date(`${day < date ? date : day}T15:30:00Z`),
    },
  ];
}

/** A site that is on hold uses nothing; one that is finished has used all that came. */
function lastDayOf({ workingDay, dayFromNow }: Demo, slug: string): string {
  const { until, isHandedOver } = planOf(slug);
  return isHandedOver ? dayFromNow(0) : workingDay(until);
}

/** Whole bricks, and tonnes to the hundredweight. */
function usedOf(accepted: string, share: number): string {
  const all = scaled(accepted, 3);
  const whole = all % 1000n === 0n ? 1000n : 50n;
  if (share === 1) return decimalOf(all, 3);
  const part = (all * BigInt(Math.round(Math.max(0, share) * 1000))) / 1000n;
  return decimalOf(part - (part % whole), 3);
}
