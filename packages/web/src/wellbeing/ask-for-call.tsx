import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import { CallBackDraft, type Supporter } from '@sitewright/domain/wellbeing/wellbeing';
import { useAction } from '../actions/use-action.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import { fieldsOf } from '../platform/call.ts';
import { SelectField } from '../ui/select-field.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useForm } from '../ui/use-form.ts';

type Props = { supporters: readonly Supporter[]; onClose: () => void };

/** Keeps no draft: on a shared tablet the next person would read it. */
export function AskForCall({ supporters, onClose }: Props) {
  const ask = useAction(wellbeingApi.askForCall, {
    onClose,
    doneMessage: ({ supporter }) => `${supporter} has been asked to call you`,
    refreshes: [wellbeingApi.callBacks],
    onRefused: (error) => form.refuse(fieldsOf(error)),
  });
  const start = { supporterId: '', phone: '', message: '' };
  const form = useForm(CallBackDraft, start, { onSubmit: (body) => ask.perform({ body }) });
  return (
    <FormDialog
      title="Ask for a call"
      description="Only the person you choose can see this. Their letter says that somebody asked, not who."
      saveText="Ask for a call"
      command={ask}
      form={form}
      onClose={onClose}
    >
      <SelectField
        label="Who should call you?"
        placeholder="Choose somebody"
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
        help="Such as when it suits you"
        {...form.field('message')}
      />
    </FormDialog>
  );
}
