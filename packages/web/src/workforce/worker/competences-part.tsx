import { inBritish } from '@sitewright/domain/kernel/calendar';
import { workforceApi } from '@sitewright/domain/workforce/api';
import type { WorkerCompetence } from '@sitewright/domain/workforce/papers';
import { obstacleToEditing } from '@sitewright/domain/workforce/rules';
import type { WorkerRecord } from '@sitewright/domain/workforce/worker';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { query } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { dueInk, dueOf } from '../due.ts';
import { AddCompetence, EditCompetence } from './competence-dialog.tsx';
import { Paper, papersLook } from './paper.tsx';
import { Part } from './part.tsx';

type Props = { worker: WorkerRecord; today: string };

export function CompetencesPart({ worker, today }: Props) {
  const competences = useQuery(
    query(workforceApi.competences, { params: { workerId: worker.id } }),
  );
  const obstacle = obstacleToEditing(worker, useActor());
  const [edited, edit] = useState<WorkerCompetence | 'new'>();
  const close = () => edit(undefined);
  return (
    <Part
      title="Training and tickets"
      aside={
        !obstacle && (
          <Button onClick={() => edit('new')}>
            <Plus aria-hidden="true" className="size-4" />
            Add a competence
          </Button>
        )
      }
    >
      <Loaded query={competences} what="competences" empty="No ticket or course is on file.">
        {(competences) => (
          <ul className={papersLook}>
            {competences.map((held) => (
              <Paper
                key={held.id}
                name={held.competence}
                title={held.competence}
                note={<Dates held={held} today={today} />}
                {...(!obstacle && { onEdit: () => edit(held) })}
                removal={
                  obstacle
                    ? undefined
                    : {
                        endpoint: workforceApi.removeCompetence,
                        ask: { params: { workerCompetenceId: held.id } },
                      }
                }
              />
            ))}
          </ul>
        )}
      </Loaded>
      {edited === 'new' && <AddCompetence worker={worker} onClose={close} />}
      {edited && edited !== 'new' && <EditCompetence competence={edited} onClose={close} />}
    </Part>
  );
}

const Dates = ({ held, today }: { held: WorkerCompetence; today: string }) => (
  <>
    {held.reference && `${held.reference} · `}
    <span className={dueInk[dueOf(held.expiresOn, today)]}>
      {held.expiresOn
        ? `${held.expiresOn < today ? 'Expired' : 'Expires'} ${inBritish(held.expiresOn)}`
        : 'No expiry'}
    </span>
  </>
);
