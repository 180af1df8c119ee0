import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import { peopleIn } from '@sitewright/domain/diary/labor';
import { dayOf } from '@sitewright/domain/diary/rules';
import { TriangleAlert } from 'lucide-react';
import { Notice } from '../../ui/layout/notice.tsx';
import { counted } from '../../ui/table/labels.ts';
import type { Values } from './fields.ts';
import { keyOfCompany } from './use-last-entries.ts';

type Props = {
  values: Values;
  /** The entry that is being edited. */
  entry: DiaryEntry | undefined;
  entries: readonly DiaryEntry[];
};

/** The same company at the same time, so that no one is counted twice by mistake. */
export const overlapping = ({ values, entry, entries }: Props): DiaryEntry[] =>
  values.type === 'labour' && keyOfCompany(values)
    ? entries.filter(
        (other) =>
          other.id !== entry?.id &&
          other.type === 'labour' &&
          dayOf(other) === values.date &&
          keyOfCompany(other) === keyOfCompany(values) &&
          (other.startTime ?? '') < (values.finishTime || '24:00') &&
          (other.finishTime ?? '24:00') > (values.startTime || ''),
      )
    : [];

export const SameCompany = (props: Props) => {
  const others = overlapping(props);
  return (
    others.length > 0 && <Notice icon={TriangleAlert} tone="warn" text={overlapText(others)} />
  );
};

const all = new Intl.ListFormat('en-GB');

/** Names every overlap, earliest first. */
export const overlapText = (others: readonly DiaryEntry[]): string =>
  `${others[0]?.company} already has ${others.length === 1 ? 'an entry' : 'entries'} on this day: ${all.format(
    others.map(spanOf).sort(),
  )}. Log other people or other hours.`;

function spanOf({ startTime, finishTime, labor }: DiaryEntry): string {
  const people = peopleIn(labor);
  return `${startTime} to ${finishTime} (${counted(people, people === 1 ? 'person' : 'people')})`;
}
