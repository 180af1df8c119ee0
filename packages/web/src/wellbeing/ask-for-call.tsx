import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import { CallBackDraft, type Supporter } from '@sitewright/domain/wellbeing/wellbeing';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useCommandForm } from '../forms/use-command-form.ts';
import { SelectField } from '../ui/fields/select-field.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';
import { TextField } from '../ui/fields/text-field.tsx';

type Props = { supporters: readonly Supporter[]; onClose: () => void };

/** Keeps no draft: on a shared tablet the next person would read it. */
export function AskForCall({ supporters, onClose }: Props) {
  const { form, command } = useCommandForm({
    fields: CallBackDraft,
    start: { supporterId: '', phone: '', message: '' },
    endpoint: wellbeingApi.askForCall,
    inputOf: (body) => ({ body }),
    doneMessage: ({ supporter }) => `${supporter} has been asked to call you`,
    onDone: onClose,
    refreshes: [wellbeingApi.callBacks],
  });
  return (
    <FormDialog
      title="Ask for a call"
      description="Only the person you choose can see this. Their email says that someone asked, not who."
      submitText="Ask for a call"
      command={command}
      form={form}
      onClose={onClose}
    >
      <SelectField
        label="Who should call you?"
        placeholder="Choose a person"
        options={supporters.map(({ userId, name }) => ({ value: String(userId), label: name }))}
        {...form.field('supporterId')}
      />
      <TextField
        label="Your number"
        isOptional
        type="tel"
        autoComplete="tel"
        {...form.field('phone')}
      />
      <TextArea
        label="Anything they should know"
        isOptional
        help="Such as a good time to call"
        {...form.field('message')}
      />
    </FormDialog>
  );
}
