import { carbonApi } from '@sitewright/domain/carbon/api';
import type { Project } from '@sitewright/domain/projects/project';
import { FormSheet } from '../../forms/form-sheet.tsx';
import { useFormDraft, useFoundDraft } from '../../forms/use-form-draft.ts';
import { fieldsOf } from '../../platform/call.ts';
import { today } from '../../platform/today.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useForm } from '../../ui/fields/use-form.ts';
import { useChangeAddress } from '../search-params.ts';
import { bodyOf } from './body.ts';
import { EntryForm } from './entry-form.tsx';
import { blank, EntryFields, type Filled } from './fields.ts';
import { FromOrder } from './from-order.tsx';
import { useEstimate } from './use-estimate.ts';

type Props = { project: Project; onClose: () => void };

/** A new entry; once saved it is opened, so that files can be added, and its result is shown there. */
export function AddEntry({ project: { id: projectId }, onClose }: Props) {
  const change = useChangeAddress();
  const start = blank(today());
  const found = useFoundDraft(`carbon-entry-${projectId}`, start);
  const add = useCommand(carbonApi.add, {
    onDone: (entry) => {
      draft.end();
      onClose();
      change({ entry: entry.id });
    },
    onRefused: (error) => form.refuse(fieldsOf(error)),
  });
  const send = (filled: Filled, isDraft: boolean) =>
    add.perform({ body: { ...bodyOf(filled), projectId, isDraft } });
  const form = useForm(EntryFields, found.values, { onSubmit: (filled) => send(filled, false) });
  const draft = useFormDraft(found, form, start);
  const estimated = useEstimate(form.values, projectId);
  return (
    <FormSheet
      title="Add carbon entry"
      submitText="Add carbon entry"
      command={add}
      form={form}
      draft={draft}
      onClose={onClose}
    >
      {(id) => (
        <EntryForm
          id={id}
          form={form}
          projectId={projectId}
          estimated={estimated}
          label="Add carbon entry"
          onDraft={() => form.attempt((filled) => send(filled, true))}
        >
          <FromOrder form={form} projectId={projectId} />
        </EntryForm>
      )}
    </FormSheet>
  );
}
