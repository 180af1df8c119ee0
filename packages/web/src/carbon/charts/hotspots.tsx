import { categoryLabels } from '@sitewright/domain/carbon/carbon-labels';
import type { Footprint } from '@sitewright/domain/carbon/footprint';
import { weightTexts } from '@sitewright/domain/carbon/weight-text';
import { useState } from 'react';
import { colourOf } from '../../ui/charts/patterns.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { ToolButton } from '../../ui/table/tool-button.tsx';
import { percentText } from '../labels.ts';
import { categoryInk } from './category-ink.ts';

type Props = { hotspots: Footprint['hotspots'] };

/** As many as fit next to the chart. */
const shownAtFirst = 6;

/** Where most of it comes from, the largest first. */
export function Hotspots({ hotspots }: Props) {
  const [isWhole, setWhole] = useState(false);
  const longest = Math.max(...hotspots.map(({ kilograms }) => Number(kilograms)), 1);
  const text = weightTexts(hotspots.map(({ kilograms }) => kilograms));
  const rest = hotspots.length - shownAtFirst;
  return (
    <Panel title="Hotspots" aside={<span className="text-xs text-text-2">CO₂e, share</span>}>
      <ol className="grid content-start gap-2.5 px-4 py-3.5">
        {hotspots
          .slice(0, isWhole ? undefined : shownAtFirst)
          .map(({ source, category, kilograms, percent }) => (
            <li
              key={`${category} ${source}`}
              className="grid grid-cols-[minmax(0,1fr)_auto_3.25rem] items-baseline gap-x-2 gap-y-1 text-sm site:grid-cols-[minmax(0,1fr)_auto_4rem]"
            >
              <span className="min-w-0">
                <span title={source} className="block [overflow-wrap:anywhere] md:truncate">
                  {source}
                </span>
                <span className="block text-xs tracking-normal text-text-2">
                  {categoryLabels[category]}
                </span>
              </span>
              <b className="font-semibold tabular-nums">{text(kilograms)}</b>
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
      {rest > 0 && !isWhole && (
        <ToolButton
          className="mx-4 mb-3 justify-self-start print:hidden"
          onClick={() => setWhole(true)}
        >
          Show {rest} more
        </ToolButton>
      )}
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
