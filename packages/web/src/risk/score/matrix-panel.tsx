import type { CategoryScore } from '@sitewright/domain/risk/risk-assessment';
import { bandLabels } from '@sitewright/domain/risk/risk-values';
import { cn } from '../../ui/cn.ts';
import { Panel } from '../../ui/panel.tsx';
import { bandLook } from '../band.tsx';
import { useChangeAddress, useRiskAddress } from '../use-search-params.ts';
import { byBand, type Stage } from './matrix.ts';
import { Matrix } from './matrix-table.tsx';

type Props = { scores: readonly CategoryScore[] };

/** Where the risks lie; a press on a place shows those in it. On a phone they are counted by band. */
export function MatrixPanel({ scores }: Props) {
  const { show, stage = 'after' } = useRiskAddress();
  const change = useChangeAddress();
  const setStage = (next: Stage) => change({ stage: next === 'before' ? next : undefined });
  const pick = (next: string) => change({ show: next === show ? undefined : next });
  return (
    <Panel title="Likelihood and severity" aside={<Stages stage={stage} onChange={setStage} />}>
      <div className="p-4 max-md:hidden">
        <Matrix scores={scores} stage={stage} show={show} onPick={pick} />
      </div>
      <ul className="grid gap-2 p-4 md:hidden">
        {byBand(scores).map(({ band, count }) => (
          <li key={band}>
            <button
              type="button"
              aria-pressed={show === band}
              onClick={() => pick(band)}
              className={cn(
                'flex min-h-11 w-full items-center justify-between rounded-control px-3 text-sm font-medium aria-pressed:outline-2 aria-pressed:outline-offset-2 aria-pressed:outline-text',
                bandLook[band],
              )}
            >
              <span>{bandLabels[band]}</span>
              <span className="tabular-nums">{count}</span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const stages = { before: 'Before controls', after: 'With controls' } as const;

type StagesProps = { stage: Stage; onChange: (stage: Stage) => void };

const Stages = ({ stage, onChange }: StagesProps) => (
  <fieldset className="flex gap-1 max-md:hidden">
    <legend className="sr-only">Which figures</legend>
    {(Object.keys(stages) as Stage[]).map((option) => (
      <button
        key={option}
        type="button"
        aria-pressed={option === stage}
        onClick={() => onChange(option)}
        className="h-7 rounded-control px-2.5 text-sm text-text-2 hover:text-text aria-pressed:bg-sunken aria-pressed:font-medium aria-pressed:text-text site:h-11"
      >
        {stages[option]}
      </button>
    ))}
  </fieldset>
);
