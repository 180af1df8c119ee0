import { carbonApi } from '@sitewright/domain/carbon/api';
import type { Project } from '@sitewright/domain/projects/project';
import { FormSheet } from '../../forms/form-sheet.tsx';
import { useDraftedForm } from '../../forms/use-command-form.ts';
import { today } from '../../platform/today.ts';
import { useChangeCarbonSearch } from '../search-params.ts';
import { bodyOf } from './body.ts';
import { EntryForm } from './entry-form.tsx';
import { blank, EntryFields, type Filled } from './fields.ts';
import { FromOrder } from './from-order.tsx';

type Props = { project: Project; onClose: () => void };

/** A new entry; once saved it is opened, so that files can be added, and its result is shown there. */
export function AddEntry({ project: { id: projectId }, onClose }: Props) {
  const change = useChangeCarbonSearch();
  const { form, command, draft } = useDraftedForm({
    draftName: `carbon-entry-${projectId}`,
    fields: EntryFields,
    start: blank(today()),
    endpoint: carbonApi.add,
    inputOf: (filled) => ({ body: { ...bodyOf(filled), projectId, isDraft: false } }),
    onDone: (entry) => {
      onClose();
      change({ entry: entry.id });
    },
  });
  const saveDraft = (filled: Filled) =>
    command.perform({ body: { ...bodyOf(filled), projectId, isDraft: true } });
  return (
    <FormSheet
      title="Add carbon entry"
      command={command}
      form={form}
      draft={draft}
      onClose={onClose}
    >
      <EntryForm form={form} projectId={projectId} onDraft={() => form.attempt(saveDraft)}>
        <FromOrder form={form} projectId={projectId} />
      </EntryForm>
    </FormSheet>
  );
}
