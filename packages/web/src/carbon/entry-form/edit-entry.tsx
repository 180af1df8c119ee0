import { carbonApi } from '@sitewright/domain/carbon/api';
import type { CarbonEntry } from '@sitewright/domain/carbon/carbon-entry';
import { useAction } from '../../actions/use-action.ts';
import { FormSheet } from '../../forms/form-sheet.tsx';
import { useFormDraft, useFoundDraft } from '../../forms/use-form-draft.ts';
import { fieldsOf } from '../../platform/call.ts';
import { useForm } from '../../ui/fields/use-form.ts';
import { weightText } from '../labels.ts';
import { bodyOf, changesIn } from './body.ts';
import { EntryForm } from './entry-form.tsx';
import { EntryFields, type Filled, valuesOf } from './fields.ts';
import { useEstimate } from './use-estimate.ts';

type Props = { entry: CarbonEntry; onClose: () => void };

export function EditEntry({ entry, onClose }: Props) {
  const { id: carbonEntryId, projectId } = entry;
  const start = valuesOf(entry);
  const found = useFoundDraft('carbon-entry', start, entry);
  const done = () => {
    draft.end();
    onClose();
  };
  const edit = useAction(carbonApi.edit, {
    onClose: done,
    doneMessage: savedMessage,
    onRefused: (error) => form.refuse(fieldsOf(error)),
  });
  const send = (filled: Filled, isDraft: boolean) =>
    edit.perform({
      params: { carbonEntryId },
      body: {
        ...changesIn(bodyOf(EntryFields.parse(start)), bodyOf(filled)),
        isDraft,
        version: found.version,
      },
    });
  const form = useForm(EntryFields, found.values, { onSubmit: (filled) => send(filled, false) });
  const draft = useFormDraft(found, form, start);
  const estimated = useEstimate(form.values, projectId);
  return (
    <FormSheet
      title="Edit carbon entry"
      submitText="Save entry"
      command={edit}
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
          label="Edit carbon entry"
          onDraft={() => form.attempt((filled) => send(filled, true))}
        />
      )}
    </FormSheet>
  );
}

/** The message once an entry is saved. */
const savedMessage = ({ source, status, carbonEmitted }: CarbonEntry): string =>
  status === 'draft' || carbonEmitted === null
    ? `${source} is saved as a draft; it counts nowhere yet`
    : `${source}: ${weightText(carbonEmitted)} CO₂e`;
