import { can } from '@sitewright/domain/kernel/access';
import { workforceApi } from '@sitewright/domain/workforce/api';
import type { Score } from '@sitewright/domain/workforce/on-site';
import { scorePeriodDays } from '@sitewright/domain/workforce/scores';
import type { WorkerRecord } from '@sitewright/domain/workforce/worker';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CommandDialog } from '../../actions/command-dialog.tsx';
import { query } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { capitalised } from '../../ui/format/labels.ts';
import { KpiStrip } from '../../ui/layout/kpi-strip.tsx';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import type { ActionProps } from '../worker-actions.ts';
import { Part } from './part.tsx';

type Props = { worker: WorkerRecord };

/** The scores of a worker, their formulas, and the number of cases. */
export function ScoresPart({ worker }: Props) {
  const scores = useQuery(query(workforceApi.scores, { params: { workerId: worker.id } }));
  const mayJudge = can(useActor(), 'worker.private', 'U') && !worker.erasedAt;
  const [judged, judge] = useState<Score>();
  return (
    <Loaded
      query={scores}
      what="scores"
      empty="No scores yet."
      skeleton={<Skeleton what="scores" shape="lines" />}
    >
      {({ scores, hoursWorked, lateDays, totalAbsences }) => (
        <>
          <KpiStrip
            label={`Last ${scorePeriodDays} days`}
            figures={[
              { label: 'Hours worked', value: hoursWorked, note: `in ${scorePeriodDays} days` },
              { label: 'Late days', value: lateDays },
              { label: 'Absences', value: totalAbsences },
            ]}
          />
          <Part title="Scores out of 100">
            <ul className="divide-y divide-line-2">
              {scores.map((score) => (
                <ScoreRow key={score.name} score={score} onJudge={mayJudge ? judge : undefined} />
              ))}
            </ul>
          </Part>
          {judged && <JudgeScore worker={worker} score={judged} onClose={() => judge(undefined)} />}
        </>
      )}
    </Loaded>
  );
}

type RowProps = { score: Score; onJudge: ((score: Score) => void) | undefined };

const ScoreRow = ({ score, onJudge }: RowProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
    <p className="w-16 text-2xl font-bold tabular-nums">{score.score ?? '–'}</p>
    <div className="min-w-48 flex-1 text-sm">
      <p className="font-medium">{capitalised(score.name)}</p>
      <p className="text-xs tracking-normal text-text-2 site:text-sm">
        {score.formula}; {score.cases} counted
      </p>
      {score.override && (
        <p>
          Overridden. Calculated: {score.calculated ?? 'none'}. Reason: {score.reason}
        </p>
      )}
    </div>
    {onJudge && (
      <Button aria-label={`Override: ${score.name}`} onClick={() => onJudge(score)}>
        Override…
      </Button>
    )}
  </li>
);

/** Overrides the calculated score, with a reason. */
const JudgeScore = ({ worker, score, onClose }: ActionProps & { score: Score }) => (
  <CommandDialog
    title={`Override the ${score.name} score`}
    description={`Calculated score: ${score.calculated ?? 'none yet'} (${score.formula}). Leave blank to use it.`}
    confirmText="Save"
    endpoint={workforceApi.setScore}
    input={({ value, reason }) => ({
      params: { workerId: worker.id, score: score.name },
      body: value.trim() ? { value: Number(value), reason } : { value: null },
    })}
    start={{ value: score.override ?? '', reason: score.reason ?? '' }}
    isBlocked={({ value, reason }) =>
      value.trim() !== '' && (reason.trim() === '' || Number.isNaN(Number(value)))
    }
    doneMessage={() => 'Score saved'}
    onClose={onClose}
  >
    {(field, { values }) => (
      <>
        <TextField label="Score, 0 to 100" inputMode="decimal" isOptional {...field('value')} />
        {values.value.trim() && (
          <TextArea label="Reason for the override" required maxLength={500} {...field('reason')} />
        )}
      </>
    )}
  </CommandDialog>
);
