import { Plus } from 'lucide-react';
import { useActor } from '../../platform/session.ts';
import { useChangeContractSearch } from '../../projects/contract-frame/contract-search.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { obstacleToLoggingOn } from '../obstacles.ts';
import type { DayContext } from './day-context.ts';

type Props = { place: DayContext; tone?: 'primary' | 'secondary'; isBig?: boolean };

/** Opens the form of a new entry; who may not write one reads why on the button itself. */
export function LogEntry({ place, tone = 'primary', isBig = false }: Props) {
  const obstacle = obstacleToLoggingOn(place, useActor());
  const change = useChangeContractSearch();
  return (
    <Button
      tone={tone}
      isBig={isBig}
      isBlocked={!!obstacle}
      title={obstacle?.message}
      aria-label={obstacle && `Log entry. ${obstacle.message}`}
      onClick={() => change({ entry: 'new', copy: undefined })}
    >
      <Plus aria-hidden="true" className={cn('size-4', isBig && 'max-md:size-icon')} />
      Log entry
    </Button>
  );
}

/** On a phone it is above the navigation bar, also while that has hidden its second row. */
export const StickyLogEntry = ({ place }: { place: DayContext }) => (
  <div
    data-log-entry=""
    className="fixed inset-x-0 bottom-[calc(env(safe-area-inset-bottom)+56px)] z-20 -translate-y-[45px] border-t border-line-2 bg-bg px-gutter py-[8px] [@media(height<40rem)]:bottom-[calc(env(safe-area-inset-bottom)+48px)] [@media(height<40rem)]:py-1 [@media(height<48rem)]:translate-y-0 md:hidden print:hidden [&_button]:max-h-[64px] [&_button]:text-[1.125rem] [html:has(nav>ul.h-0)_&]:translate-y-0"
  >
    <LogEntry place={place} isBig />
  </div>
);
