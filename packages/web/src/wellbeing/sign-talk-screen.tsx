import { formatDate } from '@sitewright/domain/kernel/calendar';
import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import {
  type LinkedTalk,
  type TalkSignature,
  TalkSignatureDraft,
} from '@sitewright/domain/wellbeing/talk-signatures';
import { talks } from '@sitewright/domain/wellbeing/talks';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod';
import { yesNo } from '../forms/field-values.ts';
import { InlineForm } from '../forms/inline-form.tsx';
import { useCommandForm } from '../forms/use-command-form.ts';
import { failureText } from '../links/failure-labels.ts';
import { LinkPage } from '../links/link-page.tsx';
import { query } from '../platform/query.ts';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { SignatureFields } from '../ui/fields/signature-fields.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { timeText } from '../ui/format/date-time.ts';
import { firstNameOf } from '../ui/format/labels.ts';
import { Notice } from '../ui/layout/notice.tsx';
import { Section } from '../ui/layout/section.tsx';
import { TalkText } from './talk-text.tsx';

type Props = { token: string };

/** The page for an attendee who scanned the code of a toolbox talk. */
export const SignTalkScreen = ({ token }: Props) => (
  <LinkPage
    heading="Toolbox talk"
    query={useQuery(query(wellbeingApi.readTalkByLink, { params: { token } }))}
    what="the talk"
    over="It has expired, or was withdrawn. Ask the person who held the talk for a new code."
  >
    {(talk) => <Attended talk={talk} token={token} />}
  </LinkPage>
);

function Attended({ talk, token }: Props & { talk: LinkedTalk }) {
  const [signed, setSigned] = useState<TalkSignature>();
  const text = talks.find(({ topic }) => topic === talk.topic);
  return (
    <>
      <div className="[overflow-wrap:anywhere]">
        <p className="text-sm text-text-2">
          {talk.company} · {talk.projectName}
        </p>
        <h1>{talk.title}</h1>
        <p className="text-sm text-text-2">
          {formatDate(talk.date)} · held by {talk.heldBy}
        </p>
      </div>
      {text && (
        <div className="rounded-card border border-line bg-surface p-4">
          <h2 className="sr-only">Read the talk</h2>
          <TalkText talk={text} />
        </div>
      )}
      {signed ? (
        <Thanks signed={signed} onNext={() => setSigned(undefined)} />
      ) : (
        <SignTalk talk={talk} token={token} onSigned={setSigned} />
      )}
    </>
  );
}

/** A phone may go from hand to hand. */
const Thanks = ({ signed, onNext }: { signed: TalkSignature; onNext: () => void }) => (
  <>
    <Notice
      icon={CircleCheck}
      tone="ok"
      text={`Thank you, ${firstNameOf(signed.name)}. You signed at ${timeText(signed.signedAt)}.`}
    />
    <Button className="justify-self-start" onClick={onNext}>
      Next person
    </Button>
  </>
);

const notListed = 'not listed';

/** The name is chosen from those who were there, or typed. */
const SignFields = z
  .object({
    chosen: z.string().min(1, 'Please choose your name'),
    typed: z.string().trim().max(100, 'Your name can have at most 100 characters'),
    drawing: TalkSignatureDraft.shape.drawing,
    byName: yesNo,
  })
  .refine(({ chosen, typed }) => chosen !== notListed || typed, {
    path: ['typed'],
    error: 'Please type your name',
    when: () => true,
  })
  .refine(({ drawing, byName }) => byName || drawing, {
    path: ['drawing'],
    error: 'Please sign in the box, or sign with your name',
    when: () => true,
  });

type SignTalkProps = { talk: LinkedTalk; token: string; onSigned: (signed: TalkSignature) => void };

function SignTalk(props: SignTalkProps) {
  const { form, command } = useSigning(props);
  const names = props.talk.unsigned.map((name) => ({ value: name, label: name }));
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
      <Section title="I was at this talk">
        <SelectField
          label="Your name"
          options={[...names, { value: notListed, label: 'I am not listed' }]}
          {...form.field('chosen')}
        />
        {form.values.chosen === notListed && (
          <TextField label="Type your name" autoComplete="name" {...form.field('typed')} />
        )}
        <SignatureFields
          instead="Sign with my name instead"
          drawing={form.field('drawing')}
          byName={{
            ...form.field('byName'),
            onChange: (byName) => form.fill((before) => ({ ...before, byName, drawing: '' })),
          }}
        >
          <p className="text-sm">
            Signed with the name{' '}
            {form.values.chosen === notListed ? form.values.typed : form.values.chosen}
          </p>
        </SignatureFields>
        <p role="status" className="text-sm text-text-2 empty:hidden">
          {stillMissing(form.values)}
        </p>
      </Section>
    </InlineForm>
  );
}

/** What the signature still needs, before the button is pressed. */
function stillMissing({ chosen, typed, drawing, byName }: typeof start): string {
  const isNamed = chosen === notListed ? typed.trim() !== '' : chosen !== '';
  const isDrawn = byName === 'yes' || drawing !== '';
  if (isNamed) return isDrawn ? '' : 'Now sign in the box.';
  return isDrawn ? 'Now give your name.' : 'First give your name, then sign in the box.';
}

const start = { chosen: '', typed: '', drawing: '', byName: 'no' };

const useSigning = ({ token, onSigned }: SignTalkProps) =>
  useCommandForm({
    fields: SignFields,
    start,
    endpoint: wellbeingApi.signTalkByLink,
    inputOf: ({ chosen, typed, drawing }) => ({
      params: { token },
      body: { name: chosen === notListed ? typed : chosen, drawing },
    }),
    // The request has one name, from either of the two fields.
    formFields: ({ name, ...fields }) => (name ? { ...fields, chosen: name } : fields),
    refreshes: [wellbeingApi.readTalkByLink],
    onDone: onSigned,
  });
