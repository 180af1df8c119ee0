import type { ContractFootprint } from '@sitewright/domain/carbon/footprint';
import { weightText } from '@sitewright/domain/carbon/weight-text';
import { Bar } from '../../ui/bar.tsx';
import { cn } from '../../ui/cn.ts';
import { isNegative, sizeOf } from '../labels.ts';

type Props = { line: ContractFootprint };

/** How much of the target is gone, marked where the time that has passed would have it. */
export const TargetBar = ({ line }: Props) => (
  <div className="grid gap-1">
    {line.target && Number(line.target) > 0 && (
      <Bar
        length={shareOf(line.total, line.target)}
        tone={isOver(line) ? 'bad' : 'plain'}
        {...(line.targetToDate && { mark: shareOf(line.targetToDate, line.target) })}
      />
    )}
    <span
      className={cn(
        'text-xs tracking-normal tabular-nums',
        isOver(line) ? 'text-on-bad-soft' : 'text-text-2',
      )}
    >
      {targetText(line)}
    </span>
  </div>
);

const isOver = ({ underTarget }: ContractFootprint): boolean =>
  underTarget !== null && isNegative(underTarget);

const shareOf = (part: string, total: string): number =>
  Math.max(0, Math.min(100, (Number(part) / Number(total)) * 100));

/** '38.60 t under to date' */
export function targetText({ target, underTarget }: ContractFootprint): string {
  if (target === null) return 'No target';
  if (underTarget === null) return `of ${weightText(target)}`;
  return `${weightText(sizeOf(underTarget))} ${isNegative(underTarget) ? 'over' : 'under'} to date`;
}
