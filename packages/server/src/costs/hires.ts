import { type CostedHire, linesOfHire } from '@sitewright/domain/costs/lines-of-hire';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { minuteOf } from '@sitewright/domain/labour/clock';
import { onSiteStatuses } from '@sitewright/domain/plant/plant-hire';
import { type MachineRecords, workedTimeOf } from '@sitewright/domain/plant/worked-time';
import { machineRecordsSql, withPlantEntriesSql } from '../plant/public.ts';
import { queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';
import { londonDaySql, type SourcedLine, type WithId, withSource } from './sourced-line.ts';

/** Each hire with its breakdowns, its hours by clock and diary, and the days it was used. */
const hires = `${withPlantEntriesSql}
  select h.id, h.project_id as "projectId", h.name, h.supplier_name as "supplierName", h.status,
    h.on_hire_at as "onHireAt", h.off_hire_notice_at as "offHireNoticeAt",
    h.collected_at as "collectedAt", h.rate, h.rate_per as "ratePer",
    h.weekend_rule as "weekendRule", h.minimum_days as "minimumDays",
    h.charged_until as "chargedUntil", h.notice_days as "noticeDays",
    h.notice_unit as "noticeUnit", h.notice_cut_off as "noticeCutOff",
    (select coalesce(json_agg(json_build_object('reason', b.reason, 'brokeDownAt', b.broke_down_at,
      'repairedAt', b.repaired_at) order by b.id), '[]')
     from plant_breakdowns b where b.plant_hire_id = h.id) as breakdowns,
    ${machineRecordsSql({ now: '$2::timestamptz', until: '$3', entries: 'plant_entries' })} as records,
    (select coalesce(json_agg(u.day order by u.day), '[]') from (
       select ${londonDaySql('s.started_at')} as day from labour_sessions s
       where s.plant_hire_id = h.id and s.project_id = h.project_id
       union select ${londonDaySql('s.finished_at')} from labour_sessions s
       where s.plant_hire_id = h.id and s.project_id = h.project_id and s.finished_at is not null
       union select e.date from plant_entries e
       where e.project_id = h.project_id and e.date >= ${londonDaySql('h.on_hire_at')}
         and position(lower(h.name) in lower(e.plant)) > 0
     ) u) as "usedOn"
  from plant_hires h where h.id = any($1)`;

type Recorded = Omit<WithId<CostedHire>, 'worked'> & { records: MachineRecords };

/** By the clock and the diary up to `now`; `isRunning` includes the running time of a clock. */
export async function listCostedHires(
  tx: Tx,
  ids: readonly number[],
  { now, isRunning }: { now: Date; isRunning: boolean },
): Promise<WithId<CostedHire>[]> {
  const values = [ids, isRunning ? minuteOf(now) : null, londonDay(now)];
  const found = await queryRows<Recorded>(tx, hires, values);
  return found.map(({ records, ...hire }) => ({ ...hire, worked: workedTimeOf(records) }));
}

export const linesOfHires = (hires: readonly WithId<CostedHire>[], now: Date): SourcedLine[] =>
  hires.flatMap((hire) => linesOfHire(hire, londonDay(now)).map(withSource('plant', hire.id)));

/** Hires that may still cost money tomorrow: on hire, or on notice and not collected. */
export async function hiresOnSite(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const found = await queryRows<{ id: number }>(
    tx,
    'select id from plant_hires where id = any($1) and status = any($2)',
    [ids, onSiteStatuses],
  );
  return found.map(({ id }) => id);
}

/** Hires paid by the hour that are running, on one contract or on all. */
export async function hiresAtWork(tx: Tx, projectId: number | undefined): Promise<number[]> {
  const found = await queryRows<{ id: number }>(
    tx,
    `select h.id from plant_hires h join labour_sessions s on s.plant_hire_id = h.id
      and s.project_id = h.project_id
    where s.finished_at is null and h.rate_per = 'hour' and ($1::int is null or h.project_id = $1)`,
    [projectId ?? null],
  );
  return found.map(({ id }) => id);
}
