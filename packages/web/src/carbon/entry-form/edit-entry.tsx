import { carbonApi } from '@sitewright/domain/carbon/api';
import type { CarbonEntry } from '@sitewright/domain/carbon/carbon-entry';
import { weightText } from '@sitewright/domain/carbon/weight-text';
import { FormSheet } from '../../forms/form-sheet.tsx';
import { useCommandForm } from '../../forms/use-command-form.ts';
import { useFormDraft, useFoundDraft } from '../../forms/use-form-draft.ts';
import { bodyOf, changesIn } from './body.ts';
import { EntryForm } from './entry-form.tsx';
import { EntryFields, type Filled, valuesOf } from './fields.ts';

type Props = { entry: CarbonEntry; onClose: () => void };

export function EditEntry({ entry, onClose }: Props) {
  const { id: carbonEntryId, projectId } = entry;
  const start = valuesOf(entry);
  const found = useFoundDraft('carbon-entry', start, entry);
  const inputOf = (filled: Filled, isDraft: boolean) => ({
    params: { carbonEntryId },
    body: {
      ...changesIn(bodyOf(EntryFields.parse(start)), bodyOf(filled)),
      isDraft,
      version: found.version,
    },
  });
  const { form, command } = useCommandForm({
    fields: EntryFields,
    start: found.values,
    endpoint: carbonApi.edit,
    inputOf: (filled) => inputOf(filled, false),
    doneMessage: savedMessage,
    onDone: () => {
      draft.finish();
      onClose();
    },
  });
  const draft = useFormDraft(found, form, start);
  const saveDraft = (filled: Filled) => command.perform(inputOf(filled, true));
  return (
    <FormSheet
      title="Edit carbon entry"
      submitText="Save entry"
      command={command}
      form={form}
      draft={draft}
      onClose={onClose}
    >
      <EntryForm form={form} projectId={projectId} onDraft={() => form.attempt(saveDraft)} />
    </FormSheet>
  );
}

/** The message once an entry is saved. */
const savedMessage = ({ source, status, carbonEmitted }: CarbonEntry): string =>
  status === 'draft' || carbonEmitted === null
    ? `${source} saved as a draft. It is not in any total yet.`
    : `${source}: ${weightText(carbonEmitted)} CO₂e`;
