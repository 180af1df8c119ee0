import type { CategoryScore } from '@sitewright/domain/risk/risk-assessment';
import {
  bandLabels,
  levels,
  likelihoodLabels,
  severityLabels,
} from '@sitewright/domain/risk/risk-values';
import { bandOf } from '@sitewright/domain/risk/score';
import { Fragment, type KeyboardEvent, useState } from 'react';
import { cn } from '../../ui/cn.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { bandStyles } from '../band.tsx';
import { useChangeRiskSearch, useRiskSearch } from '../search-params.ts';
import { byBand, type Cell, rowsOf, type Stage } from './matrix.ts';

type Props = { scores: readonly CategoryScore[] };

/** Where the risks lie; a press on a place shows those in it. On a phone they are counted by band. */
export function MatrixPanel({ scores }: Props) {
  const { show, stage = 'after' } = useRiskSearch();
  const change = useChangeRiskSearch();
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
                bandStyles[band],
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
    <legend className="sr-only">Scores shown</legend>
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

type MatrixProps = {
  scores: readonly CategoryScore[];
  stage: Stage;
  show: string | undefined;
  onPick: (cell: string) => void;
};

/** A table of 25 buttons: one of them takes the Tab key, the arrows go to the others. */
function Matrix({ scores, stage, show, onPick }: MatrixProps) {
  const [here, setHere] = useState('5x1');
  return (
    <table className="w-full table-fixed border-separate border-spacing-1 text-center text-xs">
      <caption className="sr-only">
        Likelihood by severity. Use the arrow keys to move between cells and press Enter to show its
        categories.
      </caption>
      <tbody onKeyDown={walk}>
        {rowsOf(scores, stage).map(({ likelihood, cells }) => (
          <tr key={likelihood}>
            <th scope="row" className="w-28 pr-1 text-right font-medium text-text-2">
              {likelihood} {likelihoodLabels[likelihood]}
            </th>
            {cells.map((cell) => (
              <td key={cell.severity} className="p-0">
                <CellButton
                  cell={cell}
                  show={show}
                  onPick={onPick}
                  isHere={nameOf(cell) === here}
                  onFocus={() => setHere(nameOf(cell))}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td className="w-28 pr-1 text-right font-medium text-text-2">Severity</td>
          {levels.map((severity) => (
            <th key={severity} scope="col" className="pt-1 font-medium text-text-2">
              {severity} {severityLabels[severity]}
            </th>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

const nameOf = ({ likelihood, severity }: Cell): string => `${likelihood}x${severity}`;

type CellProps = Pick<MatrixProps, 'show' | 'onPick'> & {
  cell: Cell;
  isHere: boolean;
  onFocus: () => void;
};

function CellButton({ cell, show, onPick, isHere, onFocus }: CellProps) {
  const band = bandOf(cell.risk);
  return (
    <button
      type="button"
      tabIndex={isHere ? 0 : -1}
      aria-pressed={show === nameOf(cell)}
      aria-label={cellLabel(cell)}
      onFocus={onFocus}
      onClick={() => onPick(nameOf(cell))}
      className={cn(
        'grid h-16 w-full content-between rounded-control p-1.5 text-left aria-pressed:outline-2 aria-pressed:outline-text',
        bandStyles[band],
      )}
    >
      <span className="flex justify-between gap-1">
        <b className="font-semibold tabular-nums">{cell.risk}</b>{' '}
        <span className="truncate">{bandLabels[band]}</span>
      </span>{' '}
      <span className="flex flex-wrap gap-0.5">
        {cell.found.map(({ id }) => (
          <Fragment key={id}>
            <span className="grid size-5 place-items-center rounded-full bg-surface font-semibold text-text tabular-nums">
              {id}
            </span>{' '}
          </Fragment>
        ))}
      </span>
    </button>
  );
}

/** '20 Critical 1 4: 4 Likely, 5 Severe. Health and safety, Cost'; what is seen comes first. */
const cellLabel = ({ likelihood, severity, risk, found }: Cell): string => {
  const seen = [risk, bandLabels[bandOf(risk)], ...found.map(({ id }) => id)].join(' ');
  const place = `${likelihood} ${likelihoodLabels[likelihood]}, ${severity} ${severityLabels[severity]}`;
  return `${seen}: ${place}. ${found.map(({ category }) => category).join(', ') || 'No categories'}`;
};

const steps: Record<string, number> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: levels.length,
  ArrowUp: -levels.length,
};

function walk(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  buttons[buttons.indexOf(event.target as HTMLButtonElement) + step]?.focus();
}
