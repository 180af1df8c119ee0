import type { ActivitySummary } from '@sitewright/domain/activity/activity-log';
import { severities } from '@sitewright/domain/activity/activity-values';
import { StackedColumns } from '../ui/charts/stacked-columns.tsx';
import { number } from '../ui/table/labels.ts';
import { severityInk, slotText, slotTick } from './bars-labels.ts';

type Bars = Pick<ActivitySummary, 'per' | 'bars'>;
type Props = Bars & { height: number };

/** A bar for each hour or day, stacked by severity. */
export const BarsChart = ({ per, bars, height }: Props) => (
  <StackedColumns
    label={chartLabel({ per, bars })}
    columns={bars.map((bar) => ({
      key: bar.at,
      name: slotTick(bar.at),
      parts: severities.map((severity) => ({ ink: severityInk[severity], value: bar[severity] })),
    }))}
    format={number}
    isWhole
    height={height}
  />
);

function chartLabel({ per, bars }: Bars): string {
  const all = bars.map((bar) => severities.reduce((sum, severity) => sum + bar[severity], 0));
  const most = Math.max(0, ...all);
  const when = bars[all.indexOf(most)];
  const peak = when && most > 0 ? `, highest ${number(most)} on ${slotText(when.at)}` : '';
  return `Events per ${per}: ${number(all.reduce((sum, bar) => sum + bar, 0))} in total${peak}`;
}
