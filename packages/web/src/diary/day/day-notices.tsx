import { diaryApi } from '@sitewright/domain/diary/api';
import type { Day } from '@sitewright/domain/diary/day';
import { CircleSlash, Lock, Send } from 'lucide-react';
import { useActor } from '../../platform/session.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useNeedsSignal } from '../../platform/use-needs-signal.ts';
import { ButtonWithReason } from '../../ui/disabled-reason.tsx';
import { momentText } from '../../ui/format/date-time.ts';
import { Notice } from '../../ui/layout/notice.tsx';
import { isLocked, obstacleToLogging } from '../obstacles.ts';

/** The notices that readers and writers of the day see first. */
export const DayNotices = ({ day }: { day: Day }) => (
  <>
    {isLocked(day) && <Notice tone="ok" icon={Lock} text={signedBy(day)} />}
    {day.status === 'submitted' && <Notice tone="info" icon={Send} text={submittedBy(day)} />}
    {day.isNoWork && <NoWorkNotice day={day} />}
  </>
);

const signedBy = ({ signedOffByName, signedOffAt, acceptedGaps }: Day): string =>
  [
    `Signed off by ${signedOffByName}${at(signedOffAt)}.`,
    'Changes need a reason, and both versions are kept.',
    acceptedGaps.length > 0 && `Missing items accepted: ${acceptedGaps.join(' ')}`,
  ]
    .filter(Boolean)
    .join(' ');

const submittedBy = ({ submittedByName, submittedAt }: Day): string =>
  `Submitted by ${submittedByName}${at(submittedAt)}. Awaiting sign-off.`;

const at = (instant: string | null): string => (instant ? `, ${momentText(instant)}` : '');

function NoWorkNotice({ day }: { day: Day }) {
  const obstacle = obstacleToLogging(useActor());
  const { perform, isPending } = useCommand(diaryApi.removeNoWork);
  const needsSignal = useNeedsSignal(diaryApi.removeNoWork);
  const params = { projectId: String(day.projectId), date: day.date };
  return (
    <Notice tone="plain" icon={CircleSlash} text={`No work: ${day.noWorkReason}`}>
      {!isLocked(day) && !obstacle && (
        <ButtonWithReason
          obstacle={needsSignal}
          isPending={isPending}
          onClick={() => perform({ params })}
        >
          Undo no-work day
        </ButtonWithReason>
      )}
    </Notice>
  );
}
