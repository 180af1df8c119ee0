import { diaryApi } from '@sitewright/domain/diary/api';
import type { Day } from '@sitewright/domain/diary/day';
import { Send } from 'lucide-react';
import { inWords } from '../../platform/call.ts';
import { useActor } from '../../platform/session.ts';
import { useCommand } from '../../platform/use-command.ts';
import { ButtonWithReason } from '../../ui/disabled-reason.tsx';
import { Failure } from '../../ui/failure.tsx';
import { obstacleToLogging } from '../obstacles.ts';

type Props = { day: Day; onDone: () => void };

/** Submits the day for another user to sign. */
export function SubmitDay({ day: { projectId, date }, onDone }: Props) {
  const obstacle = obstacleToLogging(useActor());
  const submit = useCommand(diaryApi.submit, { onDone });
  return (
    <>
      {submit.error && !submit.isPending && <Failure text={inWords(submit.error)} />}
      <ButtonWithReason
        isBig
        obstacle={obstacle}
        isPending={submit.isPending}
        onClick={() => submit.perform({ params: { projectId: String(projectId), date } })}
      >
        <Send aria-hidden="true" className="size-4" />
        Submit for sign-off
      </ButtonWithReason>
    </>
  );
}
