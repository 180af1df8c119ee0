import { daysAfter, startOfDay } from '@sitewright/domain/kernel/calendar';
import { minuteOf } from '@sitewright/domain/labour/clock';
import { type MachineRecords, workedTimeOf } from '@sitewright/domain/plant/worked-time';
import { machineRecordsSql } from '../plant/public.ts';
import { queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';

/** A clocked crew; its minutes are per head. */
export type PrintedCrew = {
  name: string;
  company: string | null;
  operatives: number;
  workerIds: readonly number[];
  startedAt: string;
  /** Null while it is at work. */
  finishedAt: string | null;
  /** Its finish; now, while it is at work. */
  endedAt: string;
  worked: number;
  paused: number;
  diaryEntryId: number | null;
};

export type PrintedMachine = {
  name: string;
  supplier: string | null;
  onHireAt: string;
  /** Minutes. */
  worked: number;
  certificateExpiry: string | null;
};

type Place = { projectId: number; date: string };

const minutesOf = (kind: 'work' | 'pause', now: string) =>
  `coalesce((select sum(extract(epoch from coalesce(g.ended_at, ${now}) - g.started_at))
    from labour_segments g where g.session_id = s.id and g.kind = '${kind}'), 0)::float8 / 60`;

const dayOf = (date: string) => [startOfDay(date), startOfDay(daysAfter(date, 1))];

/** Crews that started on the day, without plant. */
export const crewsOn = (tx: Tx, { projectId, date }: Place, now: Date): Promise<PrintedCrew[]> =>
  queryRows(
    tx,
    `select name, company, operatives,
      array(select worker_id from labour_session_workers w where w.session_id = s.id) as "workerIds",
      started_at as "startedAt", finished_at as "finishedAt",
      coalesce(finished_at, $4) as "endedAt",
      diary_entry_id as "diaryEntryId", ${minutesOf('work', '$4')} as worked,
      ${minutesOf('pause', '$4')} as paused
    from labour_sessions s where project_id = $1 and started_at >= $2 and started_at < $3
      and crew_kind <> 'plant' order by started_at, id`,
    [projectId, ...dayOf(date), minuteOf(now)],
  );

type Recorded = Omit<PrintedMachine, 'worked'> & { records: MachineRecords };

/** Plant on site, and how long it worked on the day by its clock or by the diary. */
export async function plantOn(
  tx: Tx,
  { projectId, date }: Place,
  now: Date,
): Promise<PrintedMachine[]> {
  const found = await queryRows<Recorded>(
    tx,
    `select name, supplier_name as supplier, on_hire_at as "onHireAt",
      to_char(certificate_expiry, 'YYYY-MM-DD') as "certificateExpiry",
      ${machineRecordsSql({ now: '$4', from: '$5', until: '$5' })} as records
    from plant_hires h where project_id = $1 and status <> 'requested' and on_hire_at < $3
      and (collected_at is null or collected_at >= $3
        or (status <> 'transferred' and collected_at >= $2)) order by name, id`,
    [projectId, ...dayOf(date), minuteOf(now), date],
  );
  return found.map(({ records, ...machine }) => ({ ...machine, worked: minutesOn(date, records) }));
}

function minutesOn(date: string, records: MachineRecords): number {
  const worked = workedTimeOf(records).find(({ day }) => day === date);
  return (worked?.milliseconds ?? 0) / 60_000;
}

/** The deliveries that wrote these entries. */
export const deliveriesOf = (
  tx: Tx,
  entries: readonly { id: number }[],
): Promise<{ id: number; diaryEntryId: number }[]> =>
  queryRows(
    tx,
    `select id, diary_entry_id as "diaryEntryId" from deliveries where diary_entry_id = any($1)`,
    [entries.map(({ id }) => id)],
  );
