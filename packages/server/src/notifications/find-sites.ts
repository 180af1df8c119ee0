import { daysAfter, londonTime } from '@sitewright/domain/kernel/calendar';
import {
  type DueHire,
  diaryDayDue,
  diaryNotices,
  offHireNotices,
  type WrittenSite,
} from '@sitewright/domain/notifications/site-notices';
import { writingUp } from '../diary/public.ts';
import { rowsOf } from '../platform/prepared.ts';
import type { Find } from './kind.ts';

/** A user who wrote in the diary in the last fortnight is one of its authors. */
const sitesAtWork = `
  select p.id, p.name, p.slug,
    ${writingUp.from} as "from", ${writingUp.isDone} as "isWritten",
    array(select distinct e.user_id from diary_entries e
      where e.project_id = p.id and e.user_id is not null
        and e.date between $1::date - 14 and $1::date) as writers
  from projects p
  where ${writingUp.isGoing}`;

export const findMissingDiaries: Find = async (tx, { people, now, today }) => {
  const day = diaryDayDue(today, londonTime(now));
  const sites = await rowsOf<WrittenSite>(tx, sitesAtWork, [day]);
  return sites.flatMap((site) => diaryNotices(site, people, day));
};

const dueHires = `
  select h.id, h.name, h.project_id as "projectId", p.name as "projectName",
    p.slug as "projectSlug", h.expected_off_hire as "expectedOffHire"
  from plant_hires h join projects p on p.id = h.project_id
  where h.status = 'on_hire' and h.expected_off_hire <= $1`;

export const findOffHires: Find = async (tx, { people, today }) =>
  (await rowsOf<DueHire>(tx, dueHires, [daysAfter(today, 7)])).flatMap((hire) =>
    offHireNotices(hire, people, today),
  );
