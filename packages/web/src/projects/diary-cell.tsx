import { CircleDashed } from 'lucide-react';
import { lateText, momentText } from '../ui/format/moment.ts';
import { showDate } from '../ui/parse-date.ts';
import type { Contract } from './contract.ts';

type Props = { contract: Contract; today: string };

/** `Today 13:48`, a day, or that nothing is there. */
export function diaryText({ overview }: Contract, today: string): string {
  if (!overview) return '';
  const { lastDiary, isDiaryMissing } = overview;
  if (isDiaryMissing) return 'Not started';
  if (!lastDiary) return 'None yet';
  return lastDiary.date === today ? lateText(lastDiary.enteredAt, today) : showDate(lastDiary.date);
}

/** When the diary was last written; an active contract without an entry today is highlighted. */
export function DiaryCell({ contract, today }: Props) {
  const text = diaryText(contract, today);
  if (contract.overview?.isDiaryMissing)
    return (
      <span className="inline-flex items-center gap-1 text-on-warn-soft">
        <CircleDashed aria-hidden="true" className="size-3.5 flex-none" />
        {text}
      </span>
    );
  const last = contract.overview?.lastDiary;
  if (!last) return <span className="text-text-2">{text || '–'}</span>;
  return (
    <time
      dateTime={last.enteredAt}
      title={`${momentText(last.enteredAt)}, ${last.author}`}
      className={last.date === today ? undefined : 'text-text-2'}
    >
      {text}
    </time>
  );
}
