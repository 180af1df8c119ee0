import { isLate, timeGone } from '@sitewright/domain/projects/programme';
import { cn } from '../ui/cn.ts';
import { ProgressBar } from '../ui/progress-bar.tsx';
import type { Contract } from './contract.ts';

type Props = { contract: Contract; today: string };

/** The bars of a column begin and end below each other, whatever their figures. */
export function TimeCell({ contract, today }: Props) {
  const gone = timeGone(contract, today);
  if (gone === undefined) return <span className="text-text-2">–</span>;
  return (
    <div className="flex items-center gap-2">
      <div className="w-16 flex-none">
        <TimeBar {...{ contract, today, gone }} />
      </div>
      <span
        aria-hidden="true"
        className={cn('w-12 text-right', isLate(contract, today) && 'text-on-warn-soft')}
      >
        {percent(gone)}
      </span>
    </div>
  );
}

/** As wide as the card. */
export function TimeLine({ contract, today }: Props) {
  const gone = timeGone(contract, today);
  if (gone === undefined) return null;
  return (
    <div className="flex items-center gap-3 text-sm">
      <div className="flex-1">
        <TimeBar {...{ contract, today, gone }} />
      </div>
      <span aria-hidden="true" className="text-text-2 tabular-nums">
        <b
          className={cn(
            'font-semibold',
            isLate(contract, today) ? 'text-on-warn-soft' : 'text-text',
          )}
        >
          {percent(gone)}
        </b>{' '}
        time gone
      </span>
    </div>
  );
}

const TimeBar = ({ contract, today, gone }: Props & { gone: number }) => (
  <ProgressBar
    label={`Time gone, ${contract.name}`}
    value={gone}
    {...(isLate(contract, today) && { warnFrom: 0 })}
  />
);

const percent = (gone: number) => `${Math.round(gone)} %`;
