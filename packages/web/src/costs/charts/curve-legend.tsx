import { formatShortPounds } from '@sitewright/domain/kernel/pounds';
import type { CurveName, DrawnPoint } from './curve.ts';

const lines = [
  { name: 'actual', label: 'Actual', stroke: 'var(--c-labour)', dashes: undefined },
  { name: 'forecast', label: 'Forecast', stroke: 'var(--c-labour)', dashes: '6 4' },
  { name: 'plan', label: 'Budget', stroke: 'var(--control)', dashes: '3 3' },
] as const;

type Props = { texts?: Partial<Record<CurveName, string>>; className?: string };

/** Solid, dashed and dotted, so that the colour is never alone. */
export const CurveLegend = ({ texts = {}, className = 'pl-3' }: Props) => (
  <ul className={`flex flex-wrap gap-x-4 text-xs tracking-normal text-text-2 ${className}`}>
    {lines.map(({ name, label, stroke, dashes }) => (
      <li key={name} className="flex items-center gap-1.5">
        <svg aria-hidden="true" width="18" height="2" className="overflow-visible">
          <line x2="18" y1="1" y2="1" strokeWidth="2" stroke={stroke} strokeDasharray={dashes} />
        </svg>
        {texts[name] ?? label}
      </li>
    ))}
  </ul>
);

const ends = { actual: 'Actual', forecast: 'Final', plan: 'Budget' };

/** 'Actual £4.42m' where that line ends. */
export const endTexts = (points: readonly DrawnPoint[]): Partial<Record<CurveName, string>> =>
  Object.fromEntries(
    (['actual', 'forecast', 'plan'] as const).flatMap((name) => {
      const value = points.findLast((point) => point[name] !== null)?.[name];
      return value == null ? [] : [[name, `${ends[name]} ${formatShortPounds(value.toFixed(2))}`]];
    }),
  );
