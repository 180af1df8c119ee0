import type { CostAnalysis, StandingFigures } from '@sitewright/domain/costs/cost-figures';
import { seesCosts } from '@sitewright/domain/costs/shown-to';
import { standingLabel } from '@sitewright/domain/costs/standing-labels';
import { sumOf } from '@sitewright/domain/kernel/pence';
import { useActor } from '../../platform/session.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { WideTable } from '../../ui/layout/wide-table.tsx';
import { FigureButton } from '../figure/figure-button.tsx';
import { daysText, hoursText } from '../labels.ts';

/** Standing time by reason: how long, and its cost. */
export function StandingPanel({ analysis: { standing } }: { analysis: CostAnalysis }) {
  const isPriced = seesCosts(useActor());
  return (
    <Panel title="Standing time by reason">
      {standing.length === 0 ? (
        <p className="p-4 text-sm text-text-2">Nobody had to wait, and no plant stood idle.</p>
      ) : (
        <StandingTable standing={standing} isPriced={isPriced} />
      )}
    </Panel>
  );
}

type Props = { standing: readonly StandingFigures[]; isPriced: boolean };

const StandingTable = ({ standing, isPriced }: Props) => (
  <WideTable label="Standing time by reason">
    <thead>
      <tr>
        <th scope="col">Reason</th>
        <th scope="col">Stood</th>
        {isPriced && <th scope="col">Cost</th>}
      </tr>
    </thead>
    <tbody>
      {standing.map((row) => (
        <tr key={row.reason}>
          <th scope="row">{standingLabel(row.reason)}</th>
          <td>
            <FigureButton figure="standing" of={row.reason} amount={null}>
              {stoodText(row)}
            </FigureButton>
          </td>
          {isPriced && (
            <td>
              <FigureButton figure="standing" of={row.reason} amount={row.cost} />
            </td>
          )}
        </tr>
      ))}
    </tbody>
    {isPriced && (
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            Total
          </th>
          <td>
            <FigureButton figure="standing" amount={sumOf(standing.map(({ cost }) => cost))} />
          </td>
        </tr>
      </tfoot>
    )}
  </WideTable>
);

/** Hours of people, days of plant. */
const stoodText = ({ hours, days }: StandingFigures): string =>
  [Number(hours) !== 0 && hoursText(hours), Number(days) !== 0 && daysText(days)]
    .filter(Boolean)
    .join(', ');
