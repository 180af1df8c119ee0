import { formatDate } from '@sitewright/domain/kernel/calendar';
import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import type { WellbeingSummary } from '@sitewright/domain/wellbeing/wellbeing';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../platform/query.ts';
import { ContractChoice } from '../projects/contract-choice.tsx';
import { Bar } from '../ui/bar.tsx';
import { Loaded } from '../ui/layout/loaded.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { WideTable } from '../ui/layout/wide-table.tsx';
import { fatigueLabels, fatigueNames } from './fatigue-labels.ts';

/** Counts of many, for who runs the company. */
export function InsightsPanel() {
  const [projectId, setProjectId] = useState('');
  const filter = projectId ? { projectId } : {};
  return (
    <Panel
      title="How people are"
      aside={<p className="text-xs text-text-2">From five answers on</p>}
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
          empty="There are no figures."
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

/** As long as its neighbours above and below: 3.0 beside 2.8. */
const average = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1 });
const signed = new Intl.NumberFormat('en-GB', { signDisplay: 'exceptZero' });

const Weeks = ({ weeks, moodTrend, people }: WellbeingSummary) =>
  weeks.length === 0 ? (
    <p className="px-4 text-sm text-text-2">
      No week has five answers on one contract yet. Until then nothing is shown, so that nobody can
      be recognised.
    </p>
  ) : (
    <>
      {moodTrend !== null && (
        <p className="px-4 text-sm">
          Mood against the four weeks before: <strong>{signed.format(moodTrend)}</strong>
        </p>
      )}
      <WideTable label="Check-ins by week">
        <thead>
          <tr>
            <th scope="col">Week from</th>
            <th scope="col">Answers of {people}</th>
            <th scope="col">Mood, 1–5</th>
            <th scope="col">Energy, 1–5</th>
            <th scope="col">Stress, 1–5</th>
            <th scope="col">Sleep, h</th>
            <th scope="col">Workload OK</th>
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map((week) => (
            <tr key={week.week}>
              <th scope="row">{formatDate(week.week)}</th>
              <td>{week.answers}</td>
              <td>
                <span className="grid min-w-24 grid-cols-[1fr_auto] items-center gap-2">
                  <Bar length={week.mood * 20} />
                  {average.format(week.mood)}
                </span>
              </td>
              <td>{average.format(week.energy)}</td>
              <td>{average.format(week.stress)}</td>
              <td>{average.format(week.sleep)}</td>
              <td>{week.workload} %</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </>
  );

const Fatigue = ({ fatigue, overAverage }: WellbeingSummary) => (
  <>
    <p className="px-4 text-sm">
      What the sessions of all contracts say of tiredness. More than 48 hours a week on average over
      17 weeks: <strong>{overAverage}</strong> {overAverage === 1 ? 'person' : 'people'}.
    </p>
    <WideTable label="Signs of fatigue by week">
      <thead>
        <tr>
          <th scope="col">Week from</th>
          {fatigueNames.map((name) => (
            <th key={name} scope="col">
              {fatigueLabels[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fatigue.toReversed().map((week) => (
          <tr key={week.week}>
            <th scope="row">{formatDate(week.week)}</th>
            {fatigueNames.map((name) => (
              <td key={name}>{week[name]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  </>
);
