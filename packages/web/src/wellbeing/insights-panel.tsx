import { formatDate } from '@sitewright/domain/kernel/calendar';
import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import type { WellbeingSummary } from '@sitewright/domain/wellbeing/wellbeing';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../platform/query.ts';
import { ContractChoice } from '../projects/contract-choice.tsx';
import { Bar } from '../ui/bar.tsx';
import { type FigureColumn, FigureTable } from '../ui/layout/figure-table.tsx';
import { Loaded } from '../ui/layout/loaded.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { fatigueLabels, fatigueNames } from './fatigue-labels.ts';

/** Counts of many, for who runs the company. */
export function InsightsPanel() {
  const [projectId, setProjectId] = useState('');
  const filter = projectId ? { projectId } : {};
  return (
    <Panel
      title="Team wellbeing"
      aside={<p className="text-xs text-text-2">Shown from five answers</p>}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 py-4">
        <div className="max-w-sm px-4">
          <ContractChoice
            label="Contract"
            without="All contracts"
            value={projectId}
            onChange={setProjectId}
          />
        </div>
        <Loaded
          query={useQuery(query(wellbeingApi.summary, { query: filter }))}
          what="figures"
          empty="No figures yet."
        >
          {(summary) => (
            <>
              <Weeks {...summary} />
              <Fatigue {...summary} />
            </>
          )}
        </Loaded>
      </div>
    </Panel>
  );
}

/** As long as its neighbours above and below: 3.0 next to 2.8. */
const average = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1 });
const signed = new Intl.NumberFormat('en-GB', { signDisplay: 'exceptZero' });

const Weeks = ({ weeks, moodTrend, people }: WellbeingSummary) =>
  weeks.length === 0 ? (
    <p className="px-4 text-sm text-text-2">
      No week has five answers on one contract yet. Nothing is shown until then, so that answers
      stay anonymous.
    </p>
  ) : (
    <>
      {moodTrend !== null && (
        <p className="px-4 text-sm">
          Mood compared with the previous four weeks: <strong>{signed.format(moodTrend)}</strong>
        </p>
      )}
      <FigureTable
        label="Check-ins by week"
        rows={weeks.toReversed()}
        keyOf={({ week }) => week}
        columns={[
          ['Week from', ({ week }) => formatDate(week)],
          [`Answers (of ${people})`, ({ answers }) => answers],
          ['Mood (1–5)', ({ mood }) => <Mood mood={mood} />],
          ['Energy (1–5)', ({ energy }) => average.format(energy)],
          ['Stress (1–5)', ({ stress }) => average.format(stress)],
          ['Sleep (h)', ({ sleep }) => average.format(sleep)],
          ['Workload OK', ({ workload }) => `${workload}%`],
        ]}
      />
    </>
  );

const Mood = ({ mood }: { mood: number }) => (
  <span className="grid min-w-24 grid-cols-[1fr_auto] items-center gap-2">
    <Bar length={mood * 20} />
    {average.format(mood)}
  </span>
);

const fatigueColumns = fatigueNames.map(
  (name): FigureColumn<WellbeingSummary['fatigue'][number]> => [
    fatigueLabels[name],
    (week) => week[name],
  ],
);

const Fatigue = ({ fatigue, overAverage }: WellbeingSummary) => (
  <>
    <p className="px-4 text-sm">
      Fatigue across all contracts, from recorded hours. Averaging more than 48 hours a week in the
      last 17 weeks: <strong>{overAverage}</strong> {overAverage === 1 ? 'person' : 'people'}.
    </p>
    <FigureTable
      label="Signs of fatigue by week"
      rows={fatigue.toReversed()}
      keyOf={({ week }) => week}
      columns={[['Week from', ({ week }) => formatDate(week)], ...fatigueColumns]}
    />
  </>
);
