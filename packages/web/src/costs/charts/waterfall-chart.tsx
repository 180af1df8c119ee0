import { formatShortPounds } from '@sitewright/domain/kernel/pounds';
import { labelLook, poundsTick } from '../../ui/charts/chart-styles.ts';
import { HorizontalBars } from '../../ui/charts/horizontal-bars.tsx';
import { signed } from '../labels.ts';
import { floorOf, type Step } from './waterfall.ts';

type Props = { steps: readonly Step[] };

const colours: Record<Step['kind'], string> = {
  total: 'fill-brand-text',
  increase: 'fill-bad',
  decrease: 'fill-ok',
};

/** How the budget becomes the forecast, head by head. */
export function WaterfallChart({ steps }: Props) {
  const floor = floorOf(steps);
  const high = Math.max(...steps.map(({ to }) => Number(to)), floor + 1);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] grid-rows-[1fr_auto]">
      <HorizontalBars
        label={`Budget to forecast: ${chartLabel(steps)}`}
        scale={{ low: floor, high, ticks: [] }}
        format={poundsTick}
        rows={steps.map(({ label, kind, amount, from, to }) => ({
          key: label,
          name: label,
          isCut: floor > 0 && kind === 'total',
          bars: [
            {
              from: Math.max(floor, Number(from)),
              to: Number(to),
              thickness: 22,
              className: colours[kind],
            },
          ],
          value: {
            text: kind === 'total' ? formatShortPounds(amount) : shortSigned(amount),
            className: labelLook,
          },
        }))}
      />
      {floor > 0 && (
        <p className="pl-3 text-xs font-medium text-text">
          Shortened scale: the bars start at {formatShortPounds(floor.toFixed(2))}, not at £0.
        </p>
      )}
    </div>
  );
}

const shortSigned = (amount: string): string =>
  Number(amount) > 0 ? `+${formatShortPounds(amount)}` : formatShortPounds(amount);

const chartLabel = (steps: readonly Step[]): string =>
  steps
    .map(
      ({ label: name, amount, kind }) =>
        `${name} ${kind === 'total' ? formatShortPounds(amount) : signed(amount)}`,
    )
    .join(', ');
