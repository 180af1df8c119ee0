import { diaryApi } from '@sitewright/domain/diary/api';
import type { Day } from '@sitewright/domain/diary/day';
import { percentOf } from '@sitewright/domain/kernel/percent';
import { Signature } from 'lucide-react';
import { useState } from 'react';
import { useActor } from '../../platform/session.ts';
import { useNeedsSignal } from '../../platform/use-needs-signal.ts';
import { cn } from '../../ui/cn.ts';
import { ButtonWithReason } from '../../ui/disabled-reason.tsx';
import type { DayContext } from '../day/day-context.ts';
import { NoWorkPanel } from '../day/no-work-panel.tsx';
import { isLocked, obstacleToFinishing } from '../obstacles.ts';
import { FinishDay } from './finish-day.tsx';

type Props = { place: DayContext; day: Day };

/** How complete the day is, what is missing, and the button to finish it. */
export function Completeness({ place, day }: Props) {
  const { sectionsDone, sections, sectionsMissing } = day;
  const [isFinishing, setFinishing] = useState(false);
  const needsSignal = useNeedsSignal(diaryApi.signOff);
  const obstacle = obstacleToFinishing(useActor()) ?? needsSignal;
  const isOpen = !isLocked(day) && place.date <= place.today;
  return (
    <div id="finish" className="grid scroll-mt-20 gap-3">
      <div className="flex items-center gap-3">
        <CompletenessRing done={sectionsDone} of={sections} />
        <div className="min-w-0">
          <h2 className="text-sm!">
            {isLocked(day) && 'Signed off, '}
            {sectionsDone} of {sections} sections done
          </h2>
          {sectionsMissing.length > 0 && (
            <p className="text-xs text-text-2">
              Missing: {sectionsMissing.map((name) => inWords[name] ?? name).join(', ')}
            </p>
          )}
          {day.gaps.map(({ sentence }) => (
            <p key={sentence} className="text-xs text-text-2">
              {sentence}
            </p>
          ))}
        </div>
      </div>
      {isOpen && (
        <div className="grid gap-2 print:hidden">
          <ButtonWithReason
            icon={Signature}
            className="w-full"
            obstacle={obstacle}
            onClick={() => setFinishing(true)}
          >
            Finish the day
          </ButtonWithReason>
          {day.entries === 0 && !day.isNoWork && <NoWorkPanel place={place} />}
        </div>
      )}
      {/* Beside the button: it stays open while a colleague signs the day off. */}
      {isFinishing && <FinishDay place={place} day={day} onClose={() => setFinishing(false)} />}
    </div>
  );
}

/** What to record, where the name of the section does not say it. */
const inWords: Record<string, string> = {
  labour: 'people on site',
  plant: 'an entry for the plant on hire',
  companies: 'entries for all companies',
  crews: 'a finish time for every crew',
};

type RingProps = { done: number; of: number };

const radius = 18;
const circumference = 2 * Math.PI * radius;

/** How much of the day is written, as a ring that closes. */
const CompletenessRing = ({ done, of }: RingProps) => (
  <svg
    width="44"
    height="44"
    viewBox="0 0 44 44"
    role="img"
    aria-label={`Day ${percentOf(BigInt(done), BigInt(of))}% complete`}
    className={cn('flex-none', done === of ? 'text-ok' : 'text-warn')}
  >
    <circle cx="22" cy="22" r={radius} fill="none" strokeWidth="5" className="stroke-track" />
    <circle
      cx="22"
      cy="22"
      r={radius}
      fill="none"
      stroke="currentColor"
      strokeWidth="5"
      strokeLinecap="round"
      strokeDasharray={`${(done / of) * circumference} ${circumference}`}
      transform="rotate(-90 22 22)"
    />
  </svg>
);
