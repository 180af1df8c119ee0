import { formatDate } from '@sitewright/domain/kernel/calendar';
import { workforceApi } from '@sitewright/domain/workforce/api';
import type { WorkerInduction } from '@sitewright/domain/workforce/papers';
import { obstacleToEditing } from '@sitewright/domain/workforce/rules';
import type { WorkerRecord } from '@sitewright/domain/workforce/worker';
import { useQuery } from '@tanstack/react-query';
import { ClipboardCheck } from 'lucide-react';
import { InductWorker } from '../../labour/induct-worker.tsx';
import { query } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { Opener } from '../../ui/opener.tsx';
import { Paper, papersStyles } from './paper.tsx';
import { Part } from './part.tsx';

type Props = { worker: WorkerRecord; today: string };

export function InductionsPart({ worker, today }: Props) {
  const inductions = useQuery(query(workforceApi.inductions, { params: { workerId: worker.id } }));
  const obstacle = obstacleToEditing(worker, useActor());
  return (
    <Part
      title="Inductions"
      aside={
        !obstacle && (
          <Opener icon={ClipboardCheck} label="Induct">
            {(close) => <InductWorker worker={worker} onClose={close} />}
          </Opener>
        )
      }
    >
      <Loaded query={inductions} what="inductions" empty="Not inducted on any contract.">
        {(rows) => (
          <ul className={papersStyles}>
            {rows.map((induction) => (
              <Paper
                key={induction.id}
                name={`the induction on ${induction.projectName}`}
                title={induction.projectName}
                note={noteOf(induction, today)}
                removal={
                  obstacle
                    ? undefined
                    : {
                        endpoint: workforceApi.removeInduction,
                        input: { params: { workerInductionId: induction.id } },
                      }
                }
              />
            ))}
          </ul>
        )}
      </Loaded>
    </Part>
  );
}

/** '03/08/2026 by Joy Okafor, passed, signed Dan Price'. */
const noteOf = (induction: WorkerInduction, today: string): string => {
  const { inductedOn, inductor, hasPassed, signature, expiresOn } = induction;
  return [
    `${formatDate(inductedOn)} by ${inductor}`,
    hasPassed ? 'passed' : 'did not pass',
    signature && `signed ${signature}`,
    expiresOn && `${expiresOn < today ? 'expired' : 'expires'} ${formatDate(expiresOn)}`,
  ]
    .filter(Boolean)
    .join(', ');
};
