import { londonDay } from '@sitewright/domain/kernel/calendar';
import { minuteOf } from '@sitewright/domain/labour/clock';
import type { Breakdown, Usage } from '@sitewright/domain/plant/charge';
import { type MachineRecords, workedSecondsOf } from '@sitewright/domain/plant/worked-time';
import { inArray } from 'drizzle-orm';
import { queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';
import { machineRecordsSql, withPlantEntriesSql } from './machine-records.ts';
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

type Used = {
  id: number;
  records: MachineRecords;
  byClock: string | null;
  byDiary: string | null;
};

const usages = `${withPlantEntriesSql}
  select h.id, ${machineRecordsSql({ now: '$2', until: '$4', entries: 'plant_entries' })} as records,
    (select max(coalesce(s.finished_at, $3)) from labour_sessions s
     where s.project_id = h.project_id and s.plant_hire_id = h.id) as "byClock",
    (select max(e.date) from plant_entries e
     where e.project_id = h.project_id and e.date >= (h.on_hire_at at time zone 'Europe/London')::date and e.date <= $4
       and position(lower(h.name) in lower(e.plant)) > 0) as "byDiary"
  from plant_hires h where h.id = any($1)`;

/** A machine is used by a session of its own, and by a plant entry of the diary that names it. */
export async function findUsage(tx: Tx, ids: number[], now: Date): Promise<Map<number, Usage>> {
  const values = [ids, minuteOf(now), now, londonDay(now)];
  const rows = await queryRows<Used>(tx, usages, values);
  return new Map(rows.map((row) => [row.id, toUsage(row)]));
}

const toUsage = ({ records, byClock, byDiary }: Used): Usage => ({
  workedSeconds: workedSecondsOf(records),
  lastUsedOn:
    [byClock && londonDay(new Date(byClock)), byDiary]
      .filter((day) => day !== null)
      .toSorted()
      .at(-1) ?? null,
});
