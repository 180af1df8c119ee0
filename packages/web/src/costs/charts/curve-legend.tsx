import { formatShortPounds } from '@sitewright/domain/kernel/pounds';
import { type CurveName, curveNames, curves, type DrawnPoint } from './curve.ts';

/** The one in front comes first. */
const names = curveNames.toReversed();

type Props = { texts?: Partial<Record<CurveName, string>>; className?: string };

export const CurveLegend = ({ texts = {}, className = 'pl-3' }: Props) => (
  <ul className={`flex flex-wrap gap-x-4 text-xs tracking-normal text-text-2 ${className}`}>
    {names.map((name) => (
      <li key={name} className="flex items-center gap-1.5">
        <svg aria-hidden="true" width="18" height="2" className="overflow-visible">
          <line
            x2="18"
            y1="1"
            y2="1"
            className={curves[name].stroke}
            strokeDasharray={curves[name].dashes}
          />
        </svg>
        {texts[name] ?? curves[name].label}
      </li>
    ))}
  </ul>
);

/** 'Actual £4.42m' where that line ends. */
export const endTexts = (points: readonly DrawnPoint[]): Partial<Record<CurveName, string>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = points.findLast((point) => point[name] !== null)?.[name];
      return value == null
        ? []
        : [[name, `${curves[name].endLabel} ${formatShortPounds(value.toFixed(2))}`]];
    }),
  );
