import { fullName } from '@sitewright/domain/labour/crew';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { CardCheckDraft } from '@sitewright/domain/workforce/papers';
import type { Worker } from '@sitewright/domain/workforce/worker';
import {
  cardStateLabels,
  checkMethodLabels,
  checkMethods,
} from '@sitewright/domain/workforce/worker-values';
import * as z from 'zod';
import { emptyToUndefined } from '../forms/field-values.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useCommandForm } from '../forms/use-command-form.ts';
import { optionsOf } from '../ui/fields/options.ts';
import { SelectField } from '../ui/fields/select-field.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';

const { shape } = CardCheckDraft;

const Fields = z.object({ ...shape, result: emptyToUndefined(shape.result) });

const methods = optionsOf(checkMethods, checkMethodLabels);
const results = optionsOf(['verified', 'failed', 'mismatch'], cardStateLabels);

type Props = { worker: Pick<Worker, 'id' | 'firstName' | 'lastName'>; onClose: () => void };

export function CheckCard({ worker, onClose }: Props) {
  const { form, command } = useCommandForm({
    fields: Fields,
    start: { method: 'smart_check', result: '', note: '' },
    endpoint: workforceApi.checkCard,
    // The card service returns the result itself.
    inputOf: ({ result, ...request }) => ({
      params: { workerId: worker.id },
      body: request.method === 'service' ? request : { ...request, result },
    }),
    doneMessage: ({ cardState }) =>
      `${fullName(worker)}’s card: ${cardStateLabels[cardState].toLowerCase()}`,
    onDone: onClose,
  });
  const isByService = form.values.method === 'service';
  return (
    <FormDialog
      title={`Check ${fullName(worker)}’s card`}
      description="Your name, the time and the result are recorded here, because the card schemes keep no record for you."
      command={command}
      form={form}
      onClose={onClose}
    >
      <SelectField label="How it was checked" options={methods} {...form.field('method')} />
      {!isByService && <SelectField label="Result" options={results} {...form.field('result')} />}
      <TextArea label="Note" isOptional maxLength={500} {...form.field('note')} />
    </FormDialog>
  );
}
