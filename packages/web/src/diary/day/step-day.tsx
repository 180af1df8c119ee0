import { obstacleToDate } from '@sitewright/domain/diary/date-window';
import { daysAfter } from '@sitewright/domain/kernel/calendar';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { listenToKeys } from '../../platform/hotkeys.ts';
import { useChangeContractSearch } from '../../projects/contract-frame/contract-search.ts';
import { Button } from '../../ui/button.tsx';
import type { DayContext } from './day-context.ts';

type Step = -1 | 1;

/** One day on or back, as far as a day can be written about. */
function useStep({ date, today }: DayContext) {
  const change = useChangeContractSearch();
  const obstacleTo = (by: Step) => obstacleToDate(daysAfter(date, by), today);
  const step = (by: Step) => {
    if (!obstacleTo(by)) change({ date: daysAfter(date, by), entry: undefined });
  };
  return { step, obstacleTo };
}

type Props = DayContext & { by: Step; className?: string };

export function DayStep({ by, className, ...place }: Props) {
  const { step, obstacleTo } = useStep(place);
  const Icon = by < 0 ? ChevronLeft : ChevronRight;
  return (
    <Button
      aria-label={by < 0 ? 'Previous day' : 'Next day'}
      isBlocked={!!obstacleTo(by)}
      title={obstacleTo(by)?.message}
      className={className}
      onClick={() => step(by)}
    >
      <Icon aria-hidden="true" className="size-4 max-md:size-icon" />
    </Button>
  );
}

export function BackToToday({ className }: { className?: string }) {
  const change = useChangeContractSearch();
  return (
    <Button className={className} onClick={() => change({ date: undefined, entry: undefined })}>
      Today
    </Button>
  );
}

/** The arrow keys walk the days. */
export function DayKeys(place: DayContext) {
  const { step } = useStep(place);
  const walk = useEffectEvent(step);
  useEffect(() => listenToKeys({ arrowleft: () => walk(-1), arrowright: () => walk(1) }), []);
  return null;
}
