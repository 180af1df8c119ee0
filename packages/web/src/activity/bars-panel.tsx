import type { ActivitySummary } from '@sitewright/domain/activity/activity-log';
import { severities, severityLabels } from '@sitewright/domain/activity/activity-values';
import { ChartPanel } from '../ui/charts/chart-panel.tsx';
import { PatternLegend } from '../ui/charts/patterns.tsx';
import { lazyComponent } from '../ui/layout/lazy-component.tsx';
import { WideTable } from '../ui/layout/wide-table.tsx';
import { severityInk, slotText } from './bars-labels.ts';

const BarsChart = lazyComponent(() => import('./bars-chart.tsx'), 'BarsChart');

/** Lower than other charts, because the list below it is what users come for. */
const height = 132;

/** How busy each hour or day was. */
export const BarsPanel = ({ summary: { per, bars } }: { summary: ActivitySummary }) => (
  <ChartPanel
    title={`Events per ${per}`}
    legend={<PatternLegend entries={entries} />}
    chart={<BarsChart per={per} bars={bars} height={height} />}
    table={<BarsTable per={per} bars={bars} />}
    height={height}
  />
);

const entries = severities.map((severity) => ({
  ink: severityInk[severity],
  label: severityLabels[severity],
}));

const BarsTable = ({ per, bars }: Pick<ActivitySummary, 'per' | 'bars'>) => (
  <WideTable label={`Events per ${per}`}>
    <thead>
      <tr>
        <th scope="col">{per === 'hour' ? 'Hour' : 'Day'}</th>
        {severities.map((severity) => (
          <th key={severity} scope="col">
            {severityLabels[severity]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {bars.toReversed().map((bar) => (
        <tr key={bar.at}>
          <th scope="row">{slotText(bar.at)}</th>
          {severities.map((severity) => (
            <td key={severity}>{bar[severity]}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </WideTable>
);
