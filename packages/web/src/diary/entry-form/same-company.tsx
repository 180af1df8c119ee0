import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import { peopleIn } from '@sitewright/domain/diary/labor';
import { dayOf } from '@sitewright/domain/diary/rules';
import { TriangleAlert } from 'lucide-react';
import { Notice } from '../../ui/layout/notice.tsx';
import { counted } from '../../ui/table/labels.ts';
import type { Values } from './fields.ts';

type Props = {
  values: Values;
  /** The entry that is being edited. */
  entry: DiaryEntry | undefined;
  entries: readonly DiaryEntry[];
};

const keyOf = (company: string | null): string => company?.trim().toLowerCase() ?? '';

/** The same company at the same time, so that nobody is counted twice by mistake. */
export const overlapping = ({ values, entry, entries }: Props): DiaryEntry[] =>
  values.type === 'labour' && keyOf(values.company)
    ? entries.filter(
        (other) =>
          other.id !== entry?.id &&
          other.type === 'labour' &&
          dayOf(other) === values.date &&
          keyOf(other.company) === keyOf(values.company) &&
          (other.startTime ?? '') < (values.finishTime || '24:00') &&
          (other.finishTime ?? '24:00') > (values.startTime || ''),
      )
    : [];

export const SameCompany = (props: Props) => {
  const [other] = overlapping(props);
  return (
    other && (
      <Notice
        icon={TriangleAlert}
        tone="warn"
        text={`${other.company} already has an entry from ${other.startTime} to ${other.finishTime} on this day, ${counted(peopleIn(other.labor), peopleIn(other.labor) === 1 ? 'person' : 'people')}. Log other people or other hours.`}
      />
    )
  );
};
