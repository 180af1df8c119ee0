import type { Entitled } from '../kernel/access.ts';
import { daysBetween, inBritish } from '../kernel/calendar.ts';
import type { Category, NoticePriority, NoticeType } from './notification-values.ts';

/** What a rule has found out for one person, before it is written down. */
export type Notice = {
  userId: number;
  /** Its first word is the kind, its second the record: so it is found again, and told once. */
  subject: string;
  title: string;
  message: string;
  type: NoticeType;
  category: Category;
  priority: NoticePriority;
  projectId: number | null;
  /** Where in the app it can be seen to. */
  link: string;
};

/** Whom a rule can choose from. */
export type Person = Entitled;

/** The same matter for each of them. */
export const toEach = (
  people: readonly Pick<Person, 'userId'>[],
  matter: Omit<Notice, 'userId'>,
): Notice[] => people.map(({ userId }) => ({ userId, ...matter }));

/** So many days before an end somebody is told, each time once. */
const steps = [0, 7, 30, 60] as const;

export const firstStep = 60;

/** The step that an end has reached; undefined while it is far away. */
export function stepTo(end: string, today: string): number | undefined {
  const left = daysBetween(today, end);
  return steps.find((step) => left <= step);
}

/** 'ended on 02/11/2026', 'ends today', 'ends on 02/12/2026, in 16 days'. */
export function whenItEnds(end: string, today: string): string {
  const left = daysBetween(today, end);
  if (left < 0) return `ended on ${inBritish(end)}`;
  return ['ends today', 'ends tomorrow'][left] ?? `ends on ${inBritish(end)}, in ${left} days`;
}

/** The nearer the end, the more it matters. */
export const urgencyOf = (step: number): Pick<Notice, 'type' | 'priority'> => {
  if (step === 0) return { type: 'error', priority: 'critical' };
  if (step === 7) return { type: 'warning', priority: 'high' };
  return { type: 'warning', priority: step === 30 ? 'medium' : 'low' };
};
