import { fullName } from '@sitewright/domain/labour/crew';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { CardCheckDraft } from '@sitewright/domain/workforce/papers';
import {
  cardStateLabels,
  checkMethodLabels,
  checkMethods,
} from '@sitewright/domain/workforce/worker-values';
import * as z from 'zod';
import { useAction } from '../../actions/use-action.ts';
import { emptyToUndefined } from '../../forms/empty-to-undefined.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { fieldsOf } from '../../platform/call.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useForm } from '../../ui/use-form.ts';
import type { ActionProps } from '../worker-actions.ts';

const { shape } = CardCheckDraft;

const Fields = z.object({ ...shape, result: emptyToUndefined(shape.result) });

const methods = checkMethods.map((value) => ({ value, label: checkMethodLabels[value] }));
const results = (['verified', 'failed', 'mismatch'] as const).map((value) => ({
  value,
  label: cardStateLabels[value],
}));

export function CheckCard({ worker, onClose }: ActionProps) {
  const check = useAction(workforceApi.checkCard, {
    onClose,
    doneMessage: ({ cardState }) =>
      `Card of ${fullName(worker)}: ${cardStateLabels[cardState].toLowerCase()}`,
    onRefused: (error) => form.refuse(fieldsOf(error)),
  });
  const form = useForm(
    Fields,
    { method: 'smart_check', result: '', note: '' },
    {
      // The card service returns the result itself.
      onSubmit: ({ result, ...request }) =>
        check.perform({
          params: { workerId: worker.id },
          body: request.method === 'service' ? request : { ...request, result },
        }),
    },
  );
  const isByService = form.values.method === 'service';
  return (
    <FormDialog
      title={`Check the card of ${fullName(worker)}`}
      description="Who looked, when, and what came of it are written down: the schemes keep no record for us."
      command={check}
      form={form}
      onClose={onClose}
    >
      <SelectField
        label="How you checked it"
        placeholder="Choose"
        options={methods}
        {...form.field('method')}
      />
      {!isByService && (
        <SelectField
          label="What came of it"
          placeholder="Choose"
          options={results}
          {...form.field('result')}
        />
      )}
      <TextArea label="Note" isOptional maxLength={500} {...form.field('note')} />
    </FormDialog>
  );
}
