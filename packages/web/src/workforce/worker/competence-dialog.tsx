import { fullName } from '@sitewright/domain/labour/crew';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { CompetenceDraft, type WorkerCompetence } from '@sitewright/domain/workforce/papers';
import { usualCompetences } from '@sitewright/domain/workforce/worker-values';
import { useAction } from '../../actions/use-action.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { fieldsOf } from '../../platform/call.ts';
import { DateField } from '../../ui/date-field.tsx';
import { SuggestField } from '../../ui/suggest-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import type { ActionProps } from '../worker-actions.ts';

const blank = { competence: '', reference: '', issuedOn: '', expiresOn: '' };
const message = ({ competence }: WorkerCompetence) => `${competence} is saved`;

export function AddCompetence({ worker, onClose }: ActionProps) {
  const add = useAction(workforceApi.addCompetence, {
    onClose,
    doneMessage: message,
    onRefused: (error) => form.refuse(fieldsOf(error)),
  });
  const form = useForm(CompetenceDraft, blank, {
    onSubmit: (body) => add.perform({ params: { workerId: worker.id }, body }),
  });
  return (
    <CompetenceForm
      title={`Add a competence of ${fullName(worker)}`}
      form={form}
      onClose={onClose}
      command={add}
    />
  );
}

type EditProps = { competence: WorkerCompetence; onClose: () => void };

export function EditCompetence({ competence: held, onClose }: EditProps) {
  const edit = useAction(workforceApi.editCompetence, {
    onClose,
    doneMessage: message,
    onRefused: (error) => form.refuse(fieldsOf(error)),
  });
  const { id, version, competence, reference, issuedOn, expiresOn } = held;
  const start = {
    competence,
    reference: reference ?? '',
    issuedOn: issuedOn ?? '',
    expiresOn: expiresOn ?? '',
  };
  const form = useForm(CompetenceDraft, start, {
    onSubmit: (body) =>
      edit.perform({ params: { workerCompetenceId: id }, body: { ...body, version } }),
  });
  return (
    <CompetenceForm title={`Edit ${competence}`} form={form} onClose={onClose} command={edit} />
  );
}

type FormProps = {
  title: string;
  form: ReturnType<typeof useForm<typeof CompetenceDraft>>;
  command: { isPending: boolean; error: Error | null };
  onClose: () => void;
};

const CompetenceForm = ({ form, ...dialog }: FormProps) => (
  <FormDialog {...dialog} form={form}>
    <SuggestField label="Competence" suggestions={usualCompetences} {...form.field('competence')} />
    <TextField label="Reference" isOptional autoComplete="off" {...form.field('reference')} />
    <DateField label="Issued" isOptional {...form.field('issuedOn')} />
    <DateField label="Expiry" isOptional {...form.field('expiresOn')} />
  </FormDialog>
);
