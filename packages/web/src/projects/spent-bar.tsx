import { timeGone } from '@sitewright/domain/projects/programme';
import { isOver } from '@sitewright/domain/projects/status';
import { BarCell, BarLine } from './bar-line.tsx';
import { type Contract, spentShare } from './contract.ts';
import { TimeLine } from './time-bar.tsx';

type Props = { contract: Contract; today: string };

/** The share of the budget from which the bar warns, as long as the contract is not over. */
const worthALook = 80;

export const spentText = (contract: Contract): string => {
  const value = spentShare(contract);
  return value === undefined ? '' : `${value.toFixed(1)} %`;
};

/** How much of the budget is spent, with a mark where the time is. */
function barOf({ contract, today }: Props) {
  const value = spentShare(contract);
  if (value === undefined) return;
  const gone = timeGone(contract, today);
  return {
    label: `Budget spent, ${contract.name}`,
    value,
    text: spentText(contract),
    isWarning: value >= worthALook && !isOver(contract.status),
    tick: gone === undefined ? undefined : { at: gone, label: 'time gone' },
  };
}

export function SpentCell(props: Props) {
  const bar = barOf(props);
  return bar ? <BarCell {...bar} /> : <span className="text-text-2">–</span>;
}

/** Only the time for a user who may not see money. */
export function SpentLine(props: Props) {
  const bar = barOf(props);
  return bar ? <BarLine of="spent" {...bar} /> : <TimeLine {...props} />;
}
