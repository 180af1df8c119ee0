const londonDay = (instant: string): string => `(${instant} at time zone 'Europe/London')::date`;

/** SQL: until when a clock has run, null without running time; the days that count; and where the entries are. */
type Bounds = { now: string; from?: string; until: string; entries?: 'plant_entries' };

/**
 * SQL: `plant_entries` are all plant entries that could belong to the hires in `$1`, read once; each hire picks its own.
 */
export const withPlantEntriesSql = `
  with plant_entries as materialized (
    select id, project_id, type, date, plant, labor from diary_entries
    where type = 'plant' and project_id in (select project_id from plant_hires where id = any($1))
      and date >= (select min(${londonDay('on_hire_at')}) from plant_hires where id = any($1)))`;

/** SQL, for hire `h`: its clock sessions by day. */
const clockedSql = ({ now, from }: Bounds): string => `
  (select coalesce(json_agg(json_build_object('day', c.day, 'milliseconds', c.time)), '[]') from (
    select ${londonDay('s.started_at')} as day, coalesce(round(sum(extract(epoch from
      coalesce(g.ended_at, ${now}) - g.started_at) * 1000) filter (where g.kind = 'work')), 0) as time
    from labour_sessions s left join labour_segments g on g.session_id = s.id
    where s.plant_hire_id = h.id and s.project_id = h.project_id
      ${from ? `and ${londonDay('s.started_at')} >= ${from}` : ''} group by 1) c)`;

/** SQL, for entry `e`: the hire of that name on site on its day, the latest first. */
const hireOfEntry = `
  (select n.id from plant_hires n
  where n.project_id = e.project_id and lower(n.name) = lower(trim(e.plant)) and n.status <> 'requested'
    and ${londonDay('n.on_hire_at')} <= e.date
    and coalesce(${londonDay('n.collected_at')} >= e.date, true)
  order by n.on_hire_at desc, n.id desc limit 1)`;

/** SQL, for hire `h`: its plant entries, without those that a clock wrote. */
const writtenSql = ({ from, until, entries }: Bounds): string => `
  (select coalesce(json_agg(json_build_object('day', e.date, 'labor', e.labor)), '[]')
  from ${entries ?? 'diary_entries'} e
  where e.project_id = h.project_id and e.type = 'plant' and e.date <= ${until}
    ${from ? `and e.date >= ${from}` : ''}
    and lower(trim(e.plant)) = lower(h.name) and h.id = ${hireOfEntry}
    and not exists (select from labour_sessions s where s.diary_entry_id = e.id))`;

/** SQL, for hire `h`: what `workedTimeOf` counts its hours from, as JSON. */
export const machineRecordsSql = (bounds: Bounds): string =>
  `json_build_object('clocked', ${clockedSql(bounds)}, 'written', ${writtenSql(bounds)})`;
