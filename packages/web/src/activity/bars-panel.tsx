import type { ActivitySummary } from '@sitewright/domain/activity/activity-log';
import { severities, severityLabels } from '@sitewright/domain/activity/activity-values';
import { ChartPanel } from '../ui/charts/chart-panel.tsx';
import { PatternLegend } from '../ui/charts/patterns.tsx';
import { type FigureColumn, FigureTable } from '../ui/layout/figure-table.tsx';
import { BarsChart } from './bars-chart.tsx';
import { severityInk, slotText } from './bars-labels.ts';

/** Lower than other charts, because the list below it is what users come for. */
export const barsHeight = 132;

/** How busy each hour or day was. */
export const BarsPanel = ({ summary: { per, bars } }: { summary: ActivitySummary }) => (
  <ChartPanel
    title={`Events per ${per}`}
    legend={<PatternLegend entries={entries} />}
    chart={<BarsChart per={per} bars={bars} height={barsHeight} />}
    table={
      <FigureTable
        label={`Events per ${per}`}
        rows={bars.toReversed()}
        keyOf={({ at }) => at}
        columns={[[per === 'hour' ? 'Hour' : 'Day', ({ at }) => slotText(at)], ...severityColumns]}
      />
    }
    height={barsHeight}
  />
);

const entries = severities.map((severity) => ({
  ink: severityInk[severity],
  label: severityLabels[severity],
}));

const severityColumns = severities.map(
  (severity): FigureColumn<ActivitySummary['bars'][number]> => [
    severityLabels[severity],
    (bar) => bar[severity],
  ],
);
