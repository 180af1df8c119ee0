import { diaryApi } from '@sitewright/domain/diary/api';
import type { Day, Gap } from '@sitewright/domain/diary/day';
import { CircleCheck, Clock, OctagonAlert, Send, TriangleAlert } from 'lucide-react';
import { userMessage } from '../../platform/call.ts';
import { useActor } from '../../platform/session.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useNeedsSignal } from '../../platform/use-needs-signal.ts';
import {
  type ContractSearch,
  useChangeContractSearch,
} from '../../projects/contract-frame/contract-search.ts';
import { cn } from '../../ui/cn.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { ButtonWithReason } from '../../ui/disabled-reason.tsx';
import { formatLongDate } from '../../ui/fields/parse-date.ts';
import { Failure } from '../../ui/layout/failure.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import type { DayContext } from '../day/day-context.ts';
import { obstacleToLogging } from '../obstacles.ts';
import { SignDay } from './sign-day.tsx';
import { StopCrews } from './stop-crews.tsx';

type Props = { place: DayContext; day: Day; onClose: () => void };

/** First the missing items, then the signature; after that changes need a reason. */
export function FinishDay({ place, day, onClose }: Props) {
  const isBlocked = day.gaps.some(({ blocks }) => blocks);
  return (
    <Dialog
      title="Finish the day"
      description={`${formatLongDate(day.date)}, ${place.project.name}. Once it is signed off, changes need a reason.`}
      isOpen
      onClose={onClose}
    >
      <GapList gaps={day.gaps} projectId={day.projectId} onClose={onClose} />
      {day.date === place.today && <Notice tone="warn" icon={Clock} text={notOver} />}
      {!isBlocked && <SignDay day={day} onClose={onClose} />}
      {!isBlocked && day.status === 'draft' && <SubmitDay day={day} onDone={onClose} />}
    </Dialog>
  );
}

const notOver =
  'Today is not over. After sign-off, no crew can start and no photo can be added today. Any further entry or delivery today needs a reason.';

type GapProps = { gaps: readonly Gap[]; projectId: number; onClose: () => void };

/** The items missing from the day, with links to add them. */
function GapList({ gaps, projectId, onClose }: GapProps) {
  if (gaps.length === 0)
    return (
      <p className="flex items-center gap-2 text-sm">
        <CircleCheck aria-hidden="true" className="size-4 text-ok" />
        Nothing is missing.
      </p>
    );
  return (
    <ul aria-label="What is missing" className="grid gap-2">
      {gaps.map((gap) => (
        <GapLine key={gap.sentence} gap={gap} onClose={onClose} />
      ))}
      {gaps.some(({ code }) => code === 'open-crew') && <StopCrews projectId={projectId} />}
    </ul>
  );
}

type LineProps = { gap: Gap; onClose: () => void };

function GapLine({ gap: { code, sentence, blocks }, onClose }: LineProps) {
  const change = useChangeContractSearch();
  const way = ways[code];
  const Icon = blocks ? OctagonAlert : TriangleAlert;
  const mend = () => {
    onClose();
    change(way?.to ?? {});
  };
  return (
    <li className="flex items-start gap-2 text-sm">
      <Icon aria-hidden="true" className={cn('mt-0.5 size-4', blocks ? 'text-bad' : 'text-warn')} />
      <div className="grid gap-0.5">
        <p>
          {blocks && <span className="sr-only">Required: </span>}
          {sentence}
        </p>
        {way && <LinkButton onClick={mend}>{way.label}</LinkButton>}
      </div>
    </li>
  );
}

/** Where a gap is mended: the form of an entry, the crews at work today, the weather. */
const ways: Record<string, { label: string; to: ContractSearch }> = {
  'no-entry': { label: 'Log an entry', to: { entry: 'new' } },
  'company-missing': { label: 'Log an entry', to: { entry: 'new' } },
  'no-weather-impact': { label: 'Log an entry', to: { entry: 'new' } },
  'open-crew': { label: 'Go to live crews', to: { date: undefined } },
  'times-to-check': { label: 'Go to live crews', to: { date: undefined } },
  'no-weather': { label: 'Add weather', to: { tab: 'weather' } },
};

type SubmitProps = { day: Day; onDone: () => void };

/** Submits the day for another user to sign. */
function SubmitDay({ day: { projectId, date }, onDone }: SubmitProps) {
  const needsSignal = useNeedsSignal(diaryApi.submit);
  const obstacle = obstacleToLogging(useActor()) ?? needsSignal;
  const submit = useCommand(diaryApi.submit, { onDone });
  return (
    <>
      {submit.error && !submit.isPending && <Failure text={userMessage(submit.error)} />}
      <ButtonWithReason
        icon={Send}
        isBig
        obstacle={obstacle}
        isPending={submit.isPending}
        onClick={() => submit.perform({ params: { projectId: String(projectId), date } })}
      >
        Submit for sign-off
      </ButtonWithReason>
    </>
  );
}
