import { formatDate } from '@sitewright/domain/kernel/calendar';
import {
  riddorChecklist,
  riddorDaysLeft,
  riddorDeadline,
  riddorVerdict,
} from '@sitewright/domain/site-issues/riddor';
import type { RiddorAnswers } from '@sitewright/domain/site-issues/riddor-record';
import { CircleCheck, Megaphone, NotebookPen } from 'lucide-react';
import { Notice } from '../../ui/layout/notice.tsx';

type Props = { answers: RiddorAnswers; today: string };

const looks = {
  report: { tone: 'bad', icon: Megaphone, words: 'Report this to the HSE' },
  record: { tone: 'warn', icon: NotebookPen, words: 'Record this. No report is needed' },
  nothing: { tone: 'ok', icon: CircleCheck, words: 'No report is needed' },
} as const;

/** The result of the answers, the deadline, and what people must do themselves. */
export function Verdict({ answers, today }: Props) {
  const verdict = riddorVerdict(answers);
  const { tone, icon, words } = looks[verdict.kind];
  const isReported = verdict.kind === 'report' && !!answers.hseReference;
  return (
    <div className="grid gap-2 justify-self-stretch text-sm">
      <Notice
        icon={isReported ? CircleCheck : icon}
        tone={isReported ? 'ok' : tone}
        text={isReported ? `Reported, HSE reference ${answers.hseReference}` : words}
      />
      <p>{verdict.why}</p>
      {!isReported && <Deadline answers={answers} today={today} />}
      <ul className="grid list-disc gap-1 pl-5 text-text-2">
        {riddorChecklist(answers).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className="text-xs text-text-2">
        This is guidance based on your answers. Nothing is sent to the HSE from here.
      </p>
    </div>
  );
}

function Deadline({ answers, today }: Props) {
  const deadline = riddorDeadline(answers);
  const left = riddorDaysLeft(answers, today);
  if (deadline === null || left === null) return null;
  return (
    <p className="font-medium">
      Report by {formatDate(deadline)}, {inDays(left)}.
    </p>
  );
}

const inDays = (left: number): string => {
  const days = Math.abs(left) === 1 ? '1 day' : `${Math.abs(left)} days`;
  if (left === 0) return 'today';
  return left > 0 ? `${days} left` : `${days} overdue`;
};
