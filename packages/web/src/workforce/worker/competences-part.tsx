import { formatDate } from '@sitewright/domain/kernel/calendar';
import { fullName } from '@sitewright/domain/labour/crew';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { CompetenceDraft, type WorkerCompetence } from '@sitewright/domain/workforce/papers';
import { obstacleToEditing } from '@sitewright/domain/workforce/rules';
import type { WorkerRecord } from '@sitewright/domain/workforce/worker';
import { usualCompetences } from '@sitewright/domain/workforce/worker-values';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { textsOf } from '../../forms/field-values.ts';
import { FormDialog, type FormDialogProps } from '../../forms/form-dialog.tsx';
import { useCommandForm } from '../../forms/use-command-form.ts';
import { query } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { SuggestField } from '../../ui/suggest-field.tsx';
import { expiryInk, expiryStateOf } from '../expiry-state.ts';
import type { ActionProps } from '../worker-actions.ts';
import { Paper, papersStyles } from './paper.tsx';
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
          <Button icon={Plus} onClick={() => edit('new')}>
            Add competence
          </Button>
        )
      }
    >
      <Loaded query={competences} what="competences" empty="No training or tickets on file.">
        {(competences) => (
          <ul className={papersStyles}>
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
                        input: { params: { workerCompetenceId: held.id } },
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
    <span className={expiryInk[expiryStateOf(held.expiresOn, today)]}>
      {held.expiresOn
        ? `${held.expiresOn < today ? 'Expired' : 'Expires'} ${formatDate(held.expiresOn)}`
        : 'No expiry'}
    </span>
  </>
);

const blank = { competence: '', reference: '', issuedOn: '', expiresOn: '' };
const savedMessage = ({ competence }: WorkerCompetence) => `${competence} saved`;

function AddCompetence({ worker, onClose }: ActionProps) {
  const dialog = useCommandForm({
    fields: CompetenceDraft,
    start: blank,
    endpoint: workforceApi.addCompetence,
    inputOf: (body) => ({ params: { workerId: worker.id }, body }),
    doneMessage: savedMessage,
    onDone: onClose,
  });
  const title = `Add a competence for ${fullName(worker)}`;
  return <CompetenceForm title={title} onClose={onClose} {...dialog} />;
}

type EditProps = { competence: WorkerCompetence; onClose: () => void };

function EditCompetence({ competence: held, onClose }: EditProps) {
  const { id, version } = held;
  const dialog = useCommandForm({
    fields: CompetenceDraft,
    start: textsOf(blank, held),
    endpoint: workforceApi.editCompetence,
    inputOf: (body) => ({ params: { workerCompetenceId: id }, body: { ...body, version } }),
    doneMessage: savedMessage,
    onDone: onClose,
  });
  return <CompetenceForm title={`Edit ${held.competence}`} onClose={onClose} {...dialog} />;
}

const CompetenceForm = ({ form, ...dialog }: FormDialogProps<typeof CompetenceDraft>) => (
  <FormDialog {...dialog} form={form}>
    <SuggestField label="Competence" suggestions={usualCompetences} {...form.field('competence')} />
    <TextField label="Reference" isOptional {...form.field('reference')} />
    <DateField label="Issued" isOptional {...form.field('issuedOn')} />
    <DateField label="Expiry" isOptional {...form.field('expiresOn')} />
  </FormDialog>
);
