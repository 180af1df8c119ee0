import { daysAfter, startOfDay } from '@sitewright/domain/kernel/calendar';
import { minuteOf } from '@sitewright/domain/labour/clock';
import { queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';

/** A clocked crew; its minutes are per head. */
export type PrintedCrew = {
  name: string;
  operatives: number;
  startedAt: string;
  /** Null while it is at work. */
  finishedAt: string | null;
  worked: number;
  paused: number;
  diaryEntryId: number | null;
};

export type PrintedMachine = {
  name: string;
  supplier: string | null;
  onHireAt: string;
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
    `select name, operatives, started_at as "startedAt", finished_at as "finishedAt",
      diary_entry_id as "diaryEntryId", ${minutesOf('work', '$4')} as worked,
      ${minutesOf('pause', '$4')} as paused
    from labour_sessions s where project_id = $1 and started_at >= $2 and started_at < $3
      and crew_kind <> 'plant' order by started_at, id`,
    [projectId, ...dayOf(date), minuteOf(now)],
  );

/** Plant on site, and how long its clock ran on the day. */
export const plantOn = (tx: Tx, { projectId, date }: Place, now: Date): Promise<PrintedMachine[]> =>
  queryRows(
    tx,
    `select name, supplier_name as supplier, on_hire_at as "onHireAt",
      to_char(certificate_expiry, 'YYYY-MM-DD') as "certificateExpiry",
      coalesce((select sum(${minutesOf('work', '$4')}) from labour_sessions s
        where s.plant_hire_id = h.id and s.started_at >= $2 and s.started_at < $3), 0) as worked
    from plant_hires h where project_id = $1 and status <> 'requested' and on_hire_at < $3
      and (collected_at is null or collected_at >= $3
        or (status <> 'transferred' and collected_at >= $2)) order by name, id`,
    [projectId, ...dayOf(date), minuteOf(now)],
  );

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
