import { languages } from '@sitewright/domain/kernel/languages';
import { riskApi } from '@sitewright/domain/risk/api';
import { type BriefedPerson, type Rams, SignatureDraft } from '@sitewright/domain/risk/rams';
import { BookOpen, ShieldX } from 'lucide-react';
import * as z from 'zod';
import { yesNo } from '../../../forms/field-values.ts';
import { FormSheet } from '../../../forms/form-sheet.tsx';
import { useCommandForm } from '../../../forms/use-command-form.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { SignatureFields } from '../../../ui/fields/signature-fields.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { useForm } from '../../../ui/fields/use-form.ts';
import { Notice } from '../../../ui/layout/notice.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { ramsName } from '../labels.tsx';
import { Lapses } from '../lapses.tsx';
import { RamsText } from '../view/rams-content.tsx';
import { scrollOn, useReadToTheEnd } from './use-read-to-the-end.ts';

const { language, method, drawing } = SignatureDraft.shape;

/** The person draws a signature, or types their name. */
const SignFields = z
  .object({
    name: z.string().trim().min(1, 'Enter the name of the person signing').max(100),
    language,
    method,
    drawing,
    byName: yesNo,
    typed: z.string().trim().max(100),
  })
  .refine((filled) => filled.method === 'at_induction' || filled.drawing || filled.byName, {
    path: ['drawing'],
    error: 'Please sign in the box, or type your name instead',
    when: () => true,
  })
  .refine(({ byName, typed, name }) => !byName || isSameName(typed, name), {
    path: ['typed'],
    error: 'Type the full name of the person signing',
    when: () => true,
  });

const isSameName = (typed = '', name = ''): boolean =>
  typed.trim().toLowerCase() === name.trim().toLowerCase();

type SignForm = ReturnType<typeof useForm<typeof SignFields>>;

type Props = {
  rams: Rams;
  person?: BriefedPerson;
  /** Why the person cannot work on the contract. */
  barredReason?: string | undefined;
  onClose: () => void;
};

/** The whole statement first, then the signature, so that it is read before it is signed. */
export function BriefSheet({ rams, person, barredReason, onClose }: Props) {
  const { form, command } = useSigning({ rams, onClose, ...(person && { person }) });
  const { end, isRead } = useReadToTheEnd();
  return (
    <FormSheet
      title={person ? `Brief ${person.name}` : 'Brief a visitor'}
      submitText={isRead ? 'Sign' : 'Keep reading'}
      command={command}
      form={form}
      onClose={onClose}
    >
      {(id) => (
        <>
          <p className="text-sm">
            <b className="font-semibold">{rams.activity}</b>
            <span className="text-text-2"> · {ramsName(rams)}</span>
          </p>
          {!isRead && <Notice icon={BookOpen} tone="info" text="Read to the end, then sign." />}
          {barredReason && (
            <Notice
              icon={ShieldX}
              tone="bad"
              text={`${person?.name} cannot work on this contract: ${barredReason}. Signing does not change that.`}
            />
          )}
          <Lapses lapses={rams.lapses} />
          <RamsText content={rams.content} />
          <div ref={end} />
          {isRead ? (
            <form id={id} {...form.bind} aria-label="Sign" className="grid gap-4">
              <Sign form={form} isVisitor={!person} />
            </form>
          ) : (
            <form id={id} onSubmit={scrollOn} aria-label="Keep reading" />
          )}
        </>
      )}
    </FormSheet>
  );
}

const methods = [
  { value: 'on_screen', label: 'On this screen' },
  { value: 'at_induction', label: 'On paper, at induction' },
];

const Sign = ({ form, isVisitor }: { form: SignForm; isVisitor: boolean }) => (
  <Section title="I have been briefed on this method statement, have understood it and will work to it.">
    {isVisitor && <TextField label="Name" {...form.field('name')} />}
    <SelectField label="Briefed in" options={languages} {...form.field('language')} />
    <SelectField label="Signed" options={methods} {...form.field('method')} />
    {form.values.method === 'on_screen' && (
      <SignatureFields
        drawing={form.field('drawing')}
        byName={{
          ...form.field('byName'),
          onChange: (byName) => form.fill((before) => ({ ...before, byName, drawing: '' })),
        }}
      >
        <TextField label="Type your full name" autoComplete="off" {...form.field('typed')} />
      </SignatureFields>
    )}
  </Section>
);

const useSigning = ({ rams, person, onClose }: Omit<Props, 'barredReason'>) =>
  useCommandForm({
    fields: SignFields,
    start: {
      name: person?.name ?? '',
      language: person?.language ?? 'English',
      method: 'on_screen',
      drawing: '',
      byName: 'no',
      typed: '',
    },
    endpoint: riskApi.sign,
    inputOf: ({ name, byName, typed, ...signature }) => ({
      params: { ramsId: rams.id },
      body: { ...signature, ...(person?.workerId ? { workerId: person.workerId } : { name }) },
    }),
    doneMessage: ({ name }) => `${name} signed ${ramsName(rams)}`,
    onDone: onClose,
  });
