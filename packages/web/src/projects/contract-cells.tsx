import { CircleDashed, OctagonAlert } from 'lucide-react';
import { formatDate } from '../ui/fields/parse-date.ts';
import { momentText, recentText } from '../ui/format/date-time.ts';
import type { Contract } from './contract.ts';

type Props = { contract: Contract; today: string };

/** A crew on the clock begins the day: its entry is written when it stops. */
export const crewsOnly = 'Crews at work, no entries yet';

/** `Today 13:48`, a day, or that nothing is there. */
export function diaryText({ overview }: Contract, today: string): string {
  if (!overview) return '';
  const { lastDiary, isDiaryMissing, isCrewOnly } = overview;
  if (isDiaryMissing) return 'Not started';
  if (isCrewOnly) return crewsOnly;
  if (!lastDiary) return 'None yet';
  return lastDiary.date === today
    ? recentText(lastDiary.enteredAt, today)
    : formatDate(lastDiary.date);
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
  if (contract.overview?.isCrewOnly)
    return (
      <span title={text}>
        Crews at work,
        <span className="block text-[12px] leading-4 text-text-2">no entries yet</span>
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

/** How many issues are open, with those overdue before them. */
export function IssuesCell({ overview }: Pick<Contract, 'overview'>) {
  if (!overview) return <span className="text-text-2">–</span>;
  const { openIssues, overdueIssues } = overview;
  return (
    <span className="inline-flex items-center gap-3.5">
      {overdueIssues > 0 && (
        <span className="inline-flex items-center gap-1 text-[12px] leading-4 text-on-bad-soft">
          <OctagonAlert aria-hidden="true" className="size-3.5" />
          {overdueIssues} overdue
        </span>
      )}
      <span className={openIssues === 0 ? 'text-text-2' : undefined}>{openIssues}</span>
    </span>
  );
}
