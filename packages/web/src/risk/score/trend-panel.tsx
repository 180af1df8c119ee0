import { riskApi } from '@sitewright/domain/risk/api';
import type { RiskAssessment, RiskRevision } from '@sitewright/domain/risk/risk-assessment';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../platform/query.ts';
import { ChartPanel } from '../../ui/charts/chart-panel.tsx';
import { ChartSkeleton } from '../../ui/charts/chart-skeleton.tsx';
import { momentText } from '../../ui/format/date-time.ts';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { Band } from '../band.tsx';
import { TrendChart } from './trend-chart.tsx';

type Props = { assessment: RiskAssessment };

/** How the score changed from one assessment to the next, who assessed it and why. */
export function TrendPanel({ assessment: { id } }: Props) {
  const revisions = useQuery(query(riskApi.revisions, { params: { riskAssessmentId: id } }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-3">
      <Loaded
        query={revisions}
        what="the trend"
        empty={null}
        skeleton={<ChartSkeleton title="Trend" />}
      >
        {(all) => (
          <ChartPanel
            title="Trend"
            chart={<TrendChart revisions={all} />}
            table={<History revisions={all} />}
          />
        )}
      </Loaded>
    </div>
  );
}

const History = ({ revisions }: { revisions: readonly RiskRevision[] }) => (
  <ol>
    {revisions.map(({ id, overallScore, note, authorName, createdAt }) => (
      <li
        key={id}
        className="flex items-start justify-between gap-3 border-t border-line-2 px-4 py-2.5 text-sm first:border-t-0"
      >
        <span className="grid min-w-0">
          <span className="[overflow-wrap:anywhere]">{note ?? 'Reassessed'}</span>
          <span className="text-xs text-text-2">
            {momentText(createdAt)} · {authorName}
          </span>
        </span>
        <Band risk={overallScore} />
      </li>
    ))}
  </ol>
);
