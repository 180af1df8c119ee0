import { formatUnitPrice } from '@sitewright/domain/kernel/pounds';
import { driftText } from './labels.ts';

type Props = { trend: readonly (string | null)[]; drift: string | null };

const [width, height, edge] = [56, 20, 2];

/** Twelve months of a price, with a text for screen readers. */
export function Sparkline({ trend, drift }: Props) {
  const points = trend.flatMap((price, month) => (price ? [{ month, price: Number(price) }] : []));
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return <span className="text-text-2">–</span>;
  return (
    <span className="inline-flex items-center gap-2">
      <svg
        role="img"
        aria-label={`From ${formatUnitPrice(String(first.price))} to ${formatUnitPrice(String(last.price))} in 12 months`}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        className="text-brand-text"
      >
        <polyline
          points={pointsOf(points)}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      </svg>
      {drift && <Drift drift={drift} />}
    </span>
  );
}

const Drift = ({ drift }: { drift: string }) => (
  <span
    title="Last price against the average of up to five previous prices"
    className="text-text-2"
  >
    {driftText(drift)}
  </span>
);

type Point = { month: number; price: number };

function pointsOf(points: readonly Point[]): string {
  const prices = points.map(({ price }) => price);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const x = (month: number) => edge + (month / 11) * (width - 2 * edge);
  const y = (price: number) =>
    most === least
      ? height / 2
      : height - edge - ((price - least) / (most - least)) * (height - 2 * edge);
  return points
    .map(({ month, price }) => `${x(month).toFixed(1)},${y(price).toFixed(1)}`)
    .join(' ');
}
