import { londonDay } from '@sitewright/domain/kernel/calendar';
import { minuteOf } from '@sitewright/domain/labour/clock';
import type { Breakdown, Usage } from '@sitewright/domain/plant/charge';
import { inArray, sql } from 'drizzle-orm';
import type { Tx } from '../platform/tenancy.ts';
import { plantBreakdowns } from './table.ts';

export async function findBreakdowns(
  tx: Tx,
  ids: number[],
): Promise<(Breakdown & { plantHireId: number })[]> {
  const rows = await tx
    .select()
    .from(plantBreakdowns)
    .where(inArray(plantBreakdowns.plantHireId, ids));
  return rows.map(({ plantHireId, reason, brokeDownAt, repairedAt }) => ({
    plantHireId,
    reason,
    brokeDownAt: brokeDownAt.toISOString(),
    repairedAt: repairedAt?.toISOString() ?? null,
  }));
}

type Used = { id: number; worked: string; by_clock: string | null; by_diary: string | null };

/** A machine is used by a session of its own, and by a plant entry of the diary that names it. */
export async function findUsage(tx: Tx, ids: number[], now: Date): Promise<Map<number, Usage>> {
  const { rows } = await tx.execute<Used>(sql`
    select h.id,
      (select coalesce(sum(extract(epoch from coalesce(g.ended_at, ${minuteOf(now)}) - g.started_at)), 0)
       from labour_sessions s join labour_segments g on g.session_id = s.id
       where s.project_id = h.project_id and s.plant_hire_id = h.id and g.kind = 'work') as worked,
      (select max(coalesce(s.finished_at, ${now}))
       from labour_sessions s
       where s.project_id = h.project_id and s.plant_hire_id = h.id) as by_clock,
      (select max(e.date)::text from diary_entries e
       where e.project_id = h.project_id and e.type = 'plant'
         and e.date >= (h.on_hire_at at time zone 'Europe/London')::date
         and e.date <= ${londonDay(now)}
         and position(lower(h.name) in lower(e.plant)) > 0) as by_diary
    from plant_hires h where h.id = any(${sql.param(ids)}::int[])`);
  return new Map(rows.map((row) => [row.id, toUsage(row)]));
}

const toUsage = ({ worked, by_clock, by_diary }: Used): Usage => ({
  workedSeconds: Math.max(0, Math.round(Number(worked))),
  lastUsedOn:
    [by_clock && londonDay(new Date(by_clock)), by_diary]
      .filter((day) => day !== null)
      .toSorted()
      .at(-1) ?? null,
});
