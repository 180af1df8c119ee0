import { can } from '../kernel/access.ts';
import { daysBetween, formatDate, formatFullDate } from '../kernel/calendar.ts';
import { isWorkingDay, workingDayBefore } from '../kernel/working-days.ts';
import { type Notice, noticePerUser, type Person } from './notice.ts';

/** A contract and whether its diary of a day was written. */
export type DiarySite = {
  id: number;
  name: string;
  slug: string;
  /** The day from which there is something to write. */
  from: string;
  isWritten: boolean;
  /** Recent authors of its diary. */
  writers: readonly number[];
};

/** By then the day's diary should have been begun. */
const closingTime = '18:00';

/** The last working day that is over for the diary: today's from six in the evening. */
export const diaryDayDue = (today: string, time: string): string =>
  isWorkingDay(today) && time >= closingTime ? today : workingDayBefore(today);

/** No diary entry: reminds the usual authors, else the site managers. */
export function diaryNotices(
  { id, name, slug, from, isWritten, writers }: DiarySite,
  people: readonly Person[],
  day: string,
): Notice[] {
  if (isWritten || from > day) return [];
  const may = people.filter((person) => can(person, 'diary', 'C'));
  const usual = may.filter(({ userId }) => writers.includes(userId));
  const recipients = usual.length > 0 ? usual : may.filter(({ role }) => role === 'Site Manager');
  return noticePerUser(recipients, {
    subject: `diary ${id} ${day}`,
    title: `No diary for ${formatFullDate(day)}`,
    message: `${name}: log the day’s work, or mark the day as no work.`,
    type: 'warning',
    category: 'diary',
    priority: 'high',
    projectId: id,
    link: `/project/${slug}?date=${day}`,
  });
}

/** A crew that should not have started, and whose start was reported later. */
type CrewToStop = {
  id: number;
  name: string;
  projectId: number;
  projectSlug: string;
  startedBy: number;
  /** In words, such as `Kofi Mensah may not work. Card expired on 15/11/2026.` */
  reason: string;
};

/** For the user who started it and the Site Managers. */
export const crewToStopNotices = (crew: CrewToStop, people: readonly Person[]): Notice[] =>
  noticePerUser(
    people.filter(({ userId, role }) => userId === crew.startedBy || role === 'Site Manager'),
    {
      subject: `crewToStop ${crew.id}`,
      title: `Stop ${crew.name}`,
      message: crew.reason,
      type: 'error',
      category: 'workforce',
      priority: 'high',
      projectId: crew.projectId,
      link: `/project/${crew.projectSlug}`,
    },
  );

export type DueHire = {
  id: number;
  name: string;
  projectId: number;
  projectName: string;
  projectSlug: string;
  expectedOffHire: string;
};

const dueWithin = 2;

/** Overdue hire costs money every day: for users who manage plant on site, and buyers. */
export function offHireNotices(hire: DueHire, people: readonly Person[], today: string): Notice[] {
  const left = daysBetween(today, hire.expectedOffHire);
  if (left > dueWithin) return [];
  const day = formatDate(hire.expectedOffHire);
  const recipients = people.filter(
    (person) =>
      can(person, 'plant', 'U') && (person.role === 'Site Manager' || person.role === 'Buyer'),
  );
  return noticePerUser(recipients, {
    subject: `offHire ${hire.id} ${hire.expectedOffHire} ${left < 0 ? 'past' : 'due'}`,
    title:
      left < 0 ? `Off-hire overdue since ${day}: ${hire.name}` : `Off-hire on ${day}: ${hire.name}`,
    message: `${hire.projectName}: off-hire it, or extend the hire.`,
    type: left < 0 ? 'error' : 'warning',
    category: 'plant',
    priority: left < 0 ? 'high' : 'medium',
    projectId: hire.projectId,
    link: `/project/${hire.projectSlug}?tab=plant`,
  });
}
