import { languages } from '@sitewright/domain/kernel/languages';
import { riskApi } from '@sitewright/domain/risk/api';
import {
  type LinkedRams,
  LinkSignature,
  type LinkSigned,
} from '@sitewright/domain/risk/linked-rams';
import * as z from 'zod';
import { failureText } from '../../links/failure-labels.ts';
import { fieldsOf } from '../../platform/call.ts';
import { useCommand } from '../../platform/use-command.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { SignatureFields } from '../../ui/fields/signature-fields.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useForm } from '../../ui/fields/use-form.ts';
import { DoneState } from '../../ui/layout/empty-state.tsx';
import { Failure } from '../../ui/layout/failure.tsx';
import { Section } from '../../ui/layout/section.tsx';

const { language, drawing, name, cardEnding } = LinkSignature.shape;

/** The same as on the supervisor's screen: a drawing, or the name typed instead. */
const SignFields = z
  .object({
    workerId: z.string().min(1, 'Please choose your name'),
    language,
    drawing,
    name,
    cardEnding,
    byName: z.enum(['yes', 'no']),
  })
  .refine((filled) => filled.byName === 'yes' || filled.drawing, {
    path: ['drawing'],
    error: 'Please sign in the box, or type your name instead',
    when: () => true,
  })
  .refine((filled) => filled.byName === 'no' || filled.name, {
    path: ['name'],
    error: 'Please type your name',
    when: () => true,
  });

type Props = {
  rams: LinkedRams;
  token: string;
  language: string | null;
  onSigned: (signed: LinkSigned) => void;
};

/** Below the text, and only once that has been scrolled through. */
export function SignByLink(props: Props) {
  const { form, sign } = useSigning(props);
  const { unsigned } = props.rams;
  const chosen = unsigned.find(({ workerId }) => String(workerId) === form.values.workerId);
  if (unsigned.length === 0)
    return <DoneState text="Everyone inducted on this contract has signed." />;
  return (
    <form
      {...form.bind}
      aria-label="Sign"
      className="grid gap-4 rounded-card border border-line bg-surface p-4"
    >
      <Section title="I have read and understood this method statement and will work to it.">
        <SelectField
          label="Your name"
          help="Not listed? You have already signed, or have not been inducted. Ask your supervisor."
          options={unsigned.map((worker) => ({
            value: String(worker.workerId),
            label: worker.name,
          }))}
          {...form.field('workerId')}
        />
        {chosen?.asksCard && (
          <TextField
            label="Last four characters of your card number"
            help="From your CSCS or other skills card, to confirm it is you."
            {...form.field('cardEnding')}
          />
        )}
        <SelectField label="Briefed in" options={languages} {...form.field('language')} />
        <SignatureFields
          drawing={form.field('drawing')}
          byName={{
            ...form.field('byName'),
            onChange: (byName) =>
              form.fill((before) => ({ ...before, byName, drawing: '', name: '' })),
          }}
        >
          <TextField label="Type your name" autoComplete="name" {...form.field('name')} />
        </SignatureFields>
      </Section>
      {sign.error && !form.hasFieldErrors && <Failure text={failureText(sign.error)} />}
      <Button
        type="submit"
        tone="primary"
        isBig
        isPending={sign.isPending}
        pendingLabel="Sending..."
      >
        Sign
      </Button>
    </form>
  );
}

const start = { workerId: '', drawing: '', name: '', cardEnding: '', byName: 'no' };

/** Without a toast, unlike the forms behind the sign-in: the page of links has none. */
function useSigning({ token, language, onSigned }: Props) {
  const sign = useCommand(riskApi.signByLink, {
    refreshes: [riskApi.readByLink],
    onDone: onSigned,
    onRefused: (error) => form.refuse(fieldsOf(error)),
  });
  const form = useForm(
    SignFields,
    { ...start, language: language ?? 'English' },
    {
      onSubmit: ({ byName, workerId, ...signature }) =>
        sign.perform({ params: { token }, body: { ...signature, workerId: Number(workerId) } }),
    },
  );
  return { form, sign };
}
