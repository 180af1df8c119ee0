import { isLate, timeGone } from '@sitewright/domain/projects/programme';
import { BarCell, BarLine } from './bar-line.tsx';
import type { Contract } from './contract.ts';

type Props = { contract: Contract; today: string };

function barOf({ contract, today }: Props) {
  const value = timeGone(contract, today);
  if (value === undefined) return;
  const label = `Time gone, ${contract.name}`;
  return { label, value, text: `${Math.round(value)} %`, isWarning: isLate(contract, today) };
}

export function TimeCell(props: Props) {
  const bar = barOf(props);
  return bar ? <BarCell {...bar} /> : <span className="text-text-2">–</span>;
}

export function TimeLine(props: Props) {
  const bar = barOf(props);
  return bar ? <BarLine of="time gone" {...bar} /> : null;
}
