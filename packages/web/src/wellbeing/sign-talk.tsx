import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import {
  type LinkedTalk,
  type TalkSignature,
  TalkSignatureDraft,
} from '@sitewright/domain/wellbeing/talk-signatures';
import * as z from 'zod';
import { failureWords } from '../links/failure-labels.ts';
import { fieldsOf } from '../platform/call.ts';
import { useCommand } from '../platform/use-command.ts';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import { Section } from '../ui/section.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { SignatureFields } from '../ui/signature-fields.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useForm } from '../ui/use-form.ts';

const notListed = 'not listed';

/** The name is chosen from those who were there, or typed. */
const SignFields = z
  .object({
    chosen: z.string().min(1, 'Please choose your name'),
    typed: z.string().trim().max(100, 'Your name can have at most 100 characters'),
    drawing: TalkSignatureDraft.shape.drawing,
    byName: z.enum(['yes', 'no']),
  })
  .refine(({ chosen, typed }) => chosen !== notListed || typed, {
    path: ['typed'],
    error: 'Please type your name',
    when: () => true,
  })
  .refine(({ drawing, byName }) => byName === 'yes' || drawing, {
    path: ['drawing'],
    error: 'Please sign in the box, or type your name instead',
    when: () => true,
  });

type Props = { talk: LinkedTalk; token: string; onSigned: (signed: TalkSignature) => void };

export function SignTalk(props: Props) {
  const { form, sign } = useSigning(props);
  const names = props.talk.unsigned.map((name) => ({ value: name, label: name }));
  return (
    <form
      {...form.bind}
      aria-label="Sign"
      className="grid gap-4 rounded-card border border-line bg-surface p-4"
    >
      <Section title="I was at this talk">
        <SelectField
          label="Your name"
          placeholder="Choose"
          options={[...names, { value: notListed, label: 'I am not listed' }]}
          {...form.field('chosen')}
        />
        {form.values.chosen === notListed && (
          <TextField label="Type your name" autoComplete="name" {...form.field('typed')} />
        )}
        <SignatureFields
          drawing={form.field('drawing')}
          byName={{
            ...form.field('byName'),
            onChange: (byName) => form.fill((before) => ({ ...before, byName, drawing: '' })),
          }}
        >
          <p className="text-sm">
            Typed: {form.values.chosen === notListed ? form.values.typed : form.values.chosen}
          </p>
        </SignatureFields>
      </Section>
      {sign.error && !form.isRefusedByField && <Failure text={failureWords(sign.error)} />}
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

const start = { chosen: '', typed: '', drawing: '', byName: 'no' };

function useSigning({ token, onSigned }: Props) {
  const sign = useCommand(wellbeingApi.signTalkByLink, {
    refreshes: [wellbeingApi.readTalkByLink],
    onDone: onSigned,
    // The server knows one name, whichever of the two fields it came from.
    onRefused: (error) => {
      const { name, ...fields } = fieldsOf(error);
      form.refuse(name ? { ...fields, chosen: name } : fields);
    },
  });
  const form = useForm(SignFields, start, {
    onSubmit: ({ chosen, typed, drawing }) =>
      sign.perform({
        params: { token },
        body: { name: chosen === notListed ? typed : chosen, drawing },
      }),
  });
  return { form, sign };
}
