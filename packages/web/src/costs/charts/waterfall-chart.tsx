import { formatShortPounds } from '@sitewright/domain/kernel/pounds';
import { Bar, BarChart, Cell, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { height, label, xAxis } from '../../ui/charts/chart-styles.ts';
import { useNarrow } from '../../ui/table/use-media.ts';
import { signed } from '../labels.ts';
import { floorOf, type Step } from './waterfall.ts';

type Props = { steps: readonly Step[] };

const colours: Record<Step['kind'], string> = {
  whole: 'var(--brand-text)',
  dearer: 'var(--bad)',
  cheaper: 'var(--ok)',
};

/** How the budget becomes the forecast, head by head. */
export function WaterfallChart({ steps }: Props) {
  const isNarrow = useNarrow();
  const floor = floorOf(steps);
  const bars = steps.map((step) => ({
    ...step,
    range: [Math.max(floor, Number(step.from)), Number(step.to)],
    words: step.kind === 'whole' ? formatShortPounds(step.amount) : shortSigned(step.amount),
  }));
  return (
    <div role="img" aria-label={`From the budget to the forecast: ${chartLabel(steps)}`}>
      <ResponsiveContainer width="100%" height={height}>
        <BarChart
          data={bars}
          accessibilityLayer={false}
          margin={{ top: 20, right: 12, bottom: 0, left: 12 }}
        >
          <XAxis {...xAxis} dataKey="label" interval={0} {...(isNarrow && slanted)} />
          <YAxis hide domain={[floor, 'dataMax']} allowDataOverflow />
          <Bar dataKey="range" maxBarSize={64} isAnimationActive={false}>
            {bars.map(({ label: name, kind }) => (
              <Cell key={name} fill={colours[kind]} />
            ))}
            <LabelList dataKey="words" position="top" {...label} />
          </Bar>
        </BarChart>
      </ResponsiveContainer>
      {floor > 0 && (
        <p className="pl-3 text-xs text-text-2">
          The scale begins at {formatShortPounds(floor.toFixed(2))}.
        </p>
      )}
    </div>
  );
}

/** Names that would run into each other. */
const slanted = { angle: -40, textAnchor: 'end', height: 84 } as const;

const shortSigned = (amount: string): string =>
  Number(amount) > 0 ? `+${formatShortPounds(amount)}` : formatShortPounds(amount);

const chartLabel = (steps: readonly Step[]): string =>
  steps
    .map(
      ({ label: name, amount, kind }) =>
        `${name} ${kind === 'whole' ? formatShortPounds(amount) : signed(amount)}`,
    )
    .join(', ');
