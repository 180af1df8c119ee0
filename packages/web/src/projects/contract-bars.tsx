import { isLate, percentGone } from '@sitewright/domain/projects/programme';
import { isOver } from '@sitewright/domain/projects/status';
import { cn } from '../ui/cn.ts';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { type Contract, spentShare } from './contract.ts';

type Props = { contract: Contract; today: string };

/** The share of the budget from which the bar warns, as long as the contract is not over; above the budget it always does. */
const worthALook = 80;

export const spentText = (contract: Contract): string => {
  const value = spentShare(contract);
  return value === undefined ? '' : `${value.toFixed(1)}%`;
};

/** How much of the budget is spent, with a mark where the time is. */
function spentBar({ contract, today }: Props) {
  const value = spentShare(contract);
  if (value === undefined) return;
  const gone = percentGone(contract, today);
  return {
    label: `Budget spent, ${contract.name}`,
    value,
    text: spentText(contract),
    isWarning: value > 100 || (value >= worthALook && !isOver(contract.status)),
    tick: gone === undefined ? undefined : { at: gone, label: 'time elapsed' },
  };
}

export function SpentCell(props: Props) {
  const bar = spentBar(props);
  return bar ? <BarCell {...bar} /> : <span className="text-text-2">–</span>;
}

/** Only the time for a user who may not see money. */
export function SpentLine(props: Props) {
  const bar = spentBar(props);
  return bar ? <BarLine of="spent" {...bar} /> : <TimeLine {...props} />;
}

function timeBar({ contract, today }: Props) {
  const value = percentGone(contract, today);
  if (value === undefined) return;
  const label = `Time elapsed, ${contract.name}`;
  return { label, value, text: `${value}%`, isWarning: isLate(contract, today) };
}

export function TimeCell(props: Props) {
  const bar = timeBar(props);
  return bar ? <BarCell {...bar} /> : <span className="text-text-2">–</span>;
}

function TimeLine(props: Props) {
  const bar = timeBar(props);
  return bar ? <BarLine of="time elapsed" {...bar} /> : null;
}

type BarProps = {
  label: string;
  value: number;
  text: string;
  isWarning: boolean;
  tick?: { at: number; label: string } | undefined;
};

const Bar = ({ label, value, isWarning, tick }: BarProps) => (
  <ProgressBar
    label={label}
    value={value}
    {...(tick && { tick })}
    {...(isWarning && { warnFrom: 0 })}
  />
);

/** The bars of a column begin and end below each other, whatever their figures. */
const BarCell = (props: BarProps) => (
  <div className="flex items-center gap-2">
    <div className="w-16 flex-none">
      <Bar {...props} />
    </div>
    <span
      aria-hidden="true"
      className={cn('w-14 text-right', props.isWarning && 'text-on-warn-soft')}
    >
      {props.text}
    </span>
  </div>
);

/** As wide as the card; `of` says what the figure is of. */
const BarLine = ({ of, ...props }: BarProps & { of: string }) => (
  <div className="flex items-center gap-3 text-sm">
    <div className="flex-1">
      <Bar {...props} />
    </div>
    <span aria-hidden="true" className="text-text-2 tabular-nums">
      <b className={cn('font-semibold', props.isWarning ? 'text-on-warn-soft' : 'text-text')}>
        {props.text}
      </b>{' '}
      {of}
    </span>
  </div>
);
