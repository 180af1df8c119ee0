import type { CostAnalysis, StandingFigures } from '@sitewright/domain/costs/cost-figures';
import { seesCosts } from '@sitewright/domain/costs/shown-to';
import { standingLabel } from '@sitewright/domain/costs/standing-labels';
import { sumOf } from '@sitewright/domain/kernel/pence';
import { useActor } from '../../platform/session.ts';
import { type FigureColumn, FigureTable } from '../../ui/layout/figure-table.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { FigureButton } from '../figure/figure-button.tsx';
import { daysText, hoursText } from '../labels.ts';

/** Standing time by reason: how long, and its cost. */
export function StandingPanel({ analysis: { standing } }: { analysis: CostAnalysis }) {
  const isPriced = seesCosts(useActor());
  return (
    <Panel title="Standing time by reason">
      {standing.length === 0 ? (
        <p className="p-4 text-sm text-text-2">No waiting time or idle plant recorded.</p>
      ) : (
        <StandingTable standing={standing} isPriced={isPriced} />
      )}
    </Panel>
  );
}

type Props = { standing: readonly StandingFigures[]; isPriced: boolean };

const StandingTable = ({ standing, isPriced }: Props) => (
  <FigureTable
    label="Standing time by reason"
    rows={standing}
    keyOf={({ reason }) => reason}
    columns={isPriced ? [...unpriced, cost] : unpriced}
    total={
      isPriced && [
        'Total',
        '',
        <FigureButton
          key="total"
          figure="standing"
          amount={sumOf(standing.map((row) => row.cost))}
        />,
      ]
    }
  />
);

const unpriced: readonly FigureColumn<StandingFigures>[] = [
  ['Reason', ({ reason }) => standingLabel(reason)],
  [
    'Time lost',
    (row) => (
      <FigureButton figure="standing" of={row.reason} amount={null}>
        {stoodText(row)}
      </FigureButton>
    ),
  ],
];

const cost: FigureColumn<StandingFigures> = [
  'Cost',
  (row) => <FigureButton figure="standing" of={row.reason} amount={row.cost} />,
];

/** Hours of people, days of plant. */
const stoodText = ({ hours, days }: StandingFigures): string =>
  [Number(hours) !== 0 && hoursText(hours), Number(days) !== 0 && daysText(days)]
    .filter(Boolean)
    .join(', ');
