import { daysAfter, londonDay, londonTime } from '../kernel/calendar.ts';
import { workingDaysAfter } from '../kernel/working-days.ts';
import type { PlantHire } from './plant-hire.ts';

/** When the charge ends after the off-hire notice. */
export type NoticeTerms = Pick<
  PlantHire,
  'chargedUntil' | 'noticeDays' | 'noticeUnit' | 'noticeCutOff'
>;

/** The terms of a new hire whose supplier has none: seven working days, as in CPA condition 24(a). */
export const defaultNotice = {
  chargedUntil: 'notice_period',
  noticeDays: 7,
  noticeUnit: 'working_day',
} as const satisfies Partial<NoticeTerms>;

/** The notice that a supplier asks for; null is the default. */
export type SupplierNotice = {
  hireNoticeDays: number | null;
  hireNoticeUnit: NoticeTerms['noticeUnit'] | null;
};

/** The terms of a new hire: those of its supplier, or else the default. */
export const noticeOf = (supplier: SupplierNotice | undefined) => ({
  chargedUntil: defaultNotice.chargedUntil,
  noticeDays: supplier?.hireNoticeDays ?? defaultNotice.noticeDays,
  noticeUnit: supplier?.hireNoticeUnit ?? defaultNotice.noticeUnit,
});

/** The day on which a notice is given: after the cut-off it is the next. */
function noticeDay(noticeAt: string, { noticeCutOff }: NoticeTerms): string {
  const at = new Date(noticeAt);
  const isLate = noticeCutOff !== null && londonTime(at) > noticeCutOff;
  return daysAfter(londonDay(at), isLate ? 1 : 0);
}

/** The last day that is charged by a notice; the day of the notice does not count. Undefined: until collection. */
export function lastDayOfNotice(noticeAt: string, terms: NoticeTerms): string | undefined {
  const { chargedUntil, noticeDays, noticeUnit } = terms;
  if (chargedUntil === 'collection') return;
  if (chargedUntil === 'notice') return londonDay(new Date(noticeAt));
  const count = noticeUnit === 'working_day' ? workingDaysAfter : daysAfter;
  return count(noticeDay(noticeAt, terms), noticeDays);
}

export const chargeEndLabels = {
  notice: 'Off-hire notice',
  notice_period: 'End of notice period',
  collection: 'Collection',
};

export const noticeUnitLabels = { working_day: 'Working days', calendar_day: 'Calendar days' };

const unitNames = { working_day: 'working day', calendar_day: 'calendar day' };

/** `7 working days` */
export const noticePeriodText = ({
  noticeDays,
  noticeUnit,
}: Pick<NoticeTerms, 'noticeDays' | 'noticeUnit'>): string =>
  `${noticeDays} ${unitNames[noticeUnit]}${noticeDays === 1 ? '' : 's'}`;
