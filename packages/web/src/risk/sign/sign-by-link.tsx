import { languages } from '@sitewright/domain/kernel/languages';
import { riskApi } from '@sitewright/domain/risk/api';
import {
  type LinkedRams,
  LinkSignature,
  type LinkSigned,
} from '@sitewright/domain/risk/linked-rams';
import * as z from 'zod';
import { yesNo } from '../../forms/field-values.ts';
import { InlineForm } from '../../forms/inline-form.tsx';
import { useCommandForm } from '../../forms/use-command-form.ts';
import { failureText } from '../../links/failure-labels.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { SignatureFields } from '../../ui/fields/signature-fields.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { DoneState } from '../../ui/layout/empty-state.tsx';
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
    byName: yesNo,
  })
  .refine((filled) => filled.byName || filled.drawing, {
    path: ['drawing'],
    error: 'Please sign in the box, or type your name instead',
    when: () => true,
  })
  .refine((filled) => !filled.byName || filled.name, {
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
  const { form, command } = useSigning(props);
  const { unsigned } = props.rams;
  const chosen = unsigned.find(({ workerId }) => String(workerId) === form.values.workerId);
  if (unsigned.length === 0)
    return <DoneState text="Everyone inducted on this contract has signed." />;
  return (
    <InlineForm
      form={form}
      command={command}
      failureText={failureText}
      aria-label="Sign"
      submitText="Sign"
      button={{ isBig: true, pendingLabel: 'Sending...' }}
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
    </InlineForm>
  );
}

const start = { workerId: '', drawing: '', name: '', cardEnding: '', byName: 'no' };

const useSigning = ({ token, language, onSigned }: Props) =>
  useCommandForm({
    fields: SignFields,
    start: { ...start, language: language ?? 'English' },
    endpoint: riskApi.signByLink,
    inputOf: ({ byName, workerId, ...signature }) => ({
      params: { token },
      body: { ...signature, workerId: Number(workerId) },
    }),
    refreshes: [riskApi.readByLink],
    onDone: onSigned,
  });
