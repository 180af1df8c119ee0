import { can } from '../kernel/access.ts';
import { formatDate } from '../kernel/calendar.ts';
import type { RamsStatus } from '../risk/risk-values.ts';
import { type Notice, noticePerUser, type Person } from './notice.ts';

export type OpenCallBack = { id: number; supporterId: number };

/** Only for the chosen supporter, without the name or the reason. */
export const callBackNotices = (
  { id, supporterId }: OpenCallBack,
  people: readonly Person[],
): Notice[] =>
  noticePerUser(
    people.filter(({ userId }) => userId === supporterId),
    {
      subject: `callBack ${id}`,
      title: 'A colleague has asked you to call them',
      message: 'Open this to see who asked and how to reach them.',
      type: 'warning',
      category: 'wellbeing',
      priority: 'high',
      projectId: null,
      link: '/wellbeing',
    },
  );

export type WatchedRams = {
  id: number;
  reference: string;
  activity: string;
  status: RamsStatus;
  reviewDate: string | null;
  submittedAt: string | null;
  createdBy: number | null;
  projectId: number;
  projectName: string;
  projectSlug: string;
};

/** Submitted: for approvers other than the author. Issued: also when a review is due. */
export function ramsNotices(rams: WatchedRams, people: readonly Person[], today: string): Notice[] {
  const { id, reference, activity, reviewDate, projectId, projectName, projectSlug } = rams;
  const readers = people.filter((person) => can(person, 'riskAssessment', 'A'));
  const about = {
    message: `${activity}, ${projectName}.`,
    category: 'risk' as const,
    projectId,
    link: `/risk-assessment?contract=${projectSlug}&tab=rams&rams=${id}`,
  };
  if (rams.status === 'in_review')
    return noticePerUser(
      readers.filter(({ userId }) => userId !== rams.createdBy),
      {
        ...about,
        subject: `rams ${id} ${rams.submittedAt}`,
        title: `Review needed: ${reference}`,
        type: 'warning',
        priority: 'high',
      },
    );
  if (rams.status !== 'issued' || !reviewDate || reviewDate > today) return [];
  return noticePerUser(readers, {
    ...about,
    subject: `rams ${id} review ${reviewDate}`,
    title: `Review was due on ${formatDate(reviewDate)}: ${reference}`,
    type: 'warning',
    priority: 'medium',
  });
}

export type PendingAccess = { id: number; name: string; company: string; createdAt: string };

const hour = 60 * 60 * 1000;
const promised = 24;

/** They were promised an answer within 24 hours; in the last six it is urgent. */
export function accessRequestNotices(
  request: PendingAccess,
  people: readonly Person[],
  now: Date,
): Notice[] {
  const left = promised - (now.getTime() - Date.parse(request.createdAt)) / hour;
  const urgency = [left < 0 && 'late', left < 6 && 'soon'].find(Boolean) || 'new';
  const deciders = people.filter((person) => can(person, 'accessRequest', 'A'));
  return noticePerUser(deciders, {
    subject: `accessRequest ${request.id} ${urgency}`,
    title: titles[urgency] ?? '',
    message: `${request.name} of ${request.company}.`,
    type: urgency === 'late' ? 'error' : 'warning',
    category: 'team',
    priority: urgency === 'new' ? 'medium' : 'high',
    projectId: null,
    link: '/team?tab=requests',
  });
}

const titles: Record<string, string> = {
  new: 'Access request: answer within 24 hours',
  soon: 'Access request: less than 6 hours left',
  late: 'Access request overdue (24 h target)',
};
