import type { CategoryScore } from '@sitewright/domain/risk/risk-assessment';
import { reductionOf, riskOf, standingRisk } from '@sitewright/domain/risk/score';
import { ChartPanel } from '../../ui/charts/chart-panel.tsx';
import { FigureTable } from '../../ui/layout/figure-table.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Band } from '../band.tsx';
import { RadarChart, radarHeight } from './radar-chart.tsx';

type Props = { scores: readonly CategoryScore[] };

const title = 'By category';
/** Two spokes enclose nothing. */
const fewest = 3;

/** Where the risks of a contract lie, before the controls and with them. */
export const RadarPanel = ({ scores }: Props) =>
  scores.length < fewest ? (
    <Panel title={title}>
      <Table scores={scores} />
    </Panel>
  ) : (
    <ChartPanel
      title={title}
      legend={<Legend />}
      chart={<RadarChart scores={scores} />}
      table={<Table scores={scores} />}
      height={radarHeight}
    />
  );

const Legend = () => (
  <ul className="flex flex-wrap gap-x-3 text-xs text-text-2">
    <li className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className="w-5 border-t-2 border-dashed border-text-2" />
      Before
    </li>
    <li className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className="w-5 border-t-2 border-c-labour" />
      With controls
    </li>
  </ul>
);

const Table = ({ scores }: Props) => (
  <FigureTable
    label={title}
    rows={scores}
    keyOf={({ category }) => category}
    columns={[
      ['Category', ({ category }) => category],
      ['Before', (score) => <Band risk={riskOf(score)} />],
      ['With controls', (score) => <Band risk={standingRisk(score)} />],
      ['Reduction', lessOf],
    ]}
  />
);

const lessOf = (score: CategoryScore): string => {
  const reduction = reductionOf(score);
  return reduction === null ? '–' : `${reduction}%`;
};
