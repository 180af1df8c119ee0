import { categoryLabels } from '@sitewright/domain/carbon/carbon-labels';
import type { Footprint } from '@sitewright/domain/carbon/footprint';
import { colourOf } from '../../ui/charts/patterns.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { percentText, weightText } from '../labels.ts';
import { categoryInk } from './category-ink.ts';

type Props = { hotspots: Footprint['hotspots'] };

/** Where most of it comes from, the largest first. */
export function Hotspots({ hotspots }: Props) {
  const longest = Math.max(...hotspots.map(({ kilograms }) => Number(kilograms)), 1);
  return (
    <Panel title="Hotspots" aside={<span className="text-xs text-text-2">CO₂e, share</span>}>
      <ol className="grid content-start gap-2.5 px-4 py-3.5">
        {hotspots.map(({ source, category, kilograms, percent }) => (
          <li
            key={`${category} ${source}`}
            className="grid grid-cols-[minmax(0,1fr)_auto_3.25rem] items-baseline gap-x-2 gap-y-1 text-sm site:grid-cols-[minmax(0,1fr)_auto_4rem]"
          >
            <span title={source} className="[overflow-wrap:anywhere] md:truncate">
              {source}
              <span className="sr-only">, {categoryLabels[category]}</span>
            </span>
            <b className="font-semibold tabular-nums">{weightText(kilograms)}</b>
            <span className="text-right text-xs tracking-normal text-text-2 tabular-nums">
              {percentText(percent)}
            </span>
            <ShareBar
              colour={colourOf(categoryInk[category])}
              length={(Number(kilograms) / longest) * 100}
            />
          </li>
        ))}
        {hotspots.length === 0 && <li className="text-sm text-text-2">No entries counted yet.</li>}
      </ol>
    </Panel>
  );
}

type BarProps = { colour: string; length: number };

const ShareBar = ({ colour, length }: BarProps) => (
  <span
    aria-hidden="true"
    className="col-span-3 block h-1.5 overflow-hidden rounded-[2px] bg-track"
  >
    <span
      className="block h-full rounded-[2px]"
      style={{ width: `${Math.max(0, length)}%`, background: colour }}
    />
  </span>
);
