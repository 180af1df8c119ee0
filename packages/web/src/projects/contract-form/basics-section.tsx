import { slugOf } from '@sitewright/domain/kernel/slug';
import type { Project } from '@sitewright/domain/projects/project';
import { statuses } from '@sitewright/domain/projects/status';
import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { Bound } from '../../ui/fields/field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { contractIcons } from '../contract-icons.ts';
import { statusLabels } from '../status-badge.tsx';
import { FieldNote } from './field-note.tsx';
import type { ContractForm } from './fields.ts';
import { FormSection } from './form-section.tsx';
import { useNaming } from './use-naming.ts';

type Props = { form: ContractForm; project?: Project | undefined };

export function BasicsSection({ form, project }: Props) {
  const naming = useNaming(form.values, project);
  const { name, slug } = form.values;
  /** The slug of a new contract follows its name until the user changes it. */
  const rename = (typed: string) => {
    form.set('name', typed);
    if (!project && slug === slugOf(name, '')) form.set('slug', slugOf(typed, ''));
  };

  return (
    <FormSection id="basics">
      <TextField label="Name" required {...form.field('name')} onChange={rename} />
      <div className="grid gap-4 md:grid-cols-2">
        <SlugField
          {...form.field('slug')}
          isUnchanged={!!project}
          isFree={naming.isSlugFree}
          suggestion={naming.suggestedSlug}
        />
        <CodeField
          {...form.field('code')}
          isOf={naming.codeIsOf}
          suggestion={naming.suggestedCode}
        />
        <IconField form={form} />
        <TextField label="Division" {...form.field('division')} />
      </div>
      {!project && <FirstStatus form={form} />}
      <TextArea label="Description" rows={4} {...form.field('description')} />
    </FormSection>
  );
}

/** An unknown icon is kept until another is chosen. */
function IconField({ form }: { form: ContractForm }) {
  const { icon } = form.values;
  const isOurs = !icon || contractIcons.some(({ value }) => value === icon);
  return (
    <SelectField
      label="Icon"
      placeholder="No icon"
      options={isOurs ? contractIcons : [icon, ...contractIcons]}
      {...form.field('icon')}
      onClear={() => form.set('icon', '')}
    />
  );
}

const FirstStatus = ({ form }: { form: ContractForm }) => (
  <SelectField
    label="Status"
    placeholder="Open"
    options={statuses.map((value) => ({ value, label: statusLabels[value] }))}
    {...form.field('status')}
    onClear={() => form.set('status', '')}
  />
);

type CodeFieldProps = Bound & {
  /** The contract that has the same code; allowed, but worth knowing. */
  isOf: string | null | undefined;
  suggestion: string | undefined;
};

const CodeField = ({ isOf, suggestion, ...code }: CodeFieldProps) => (
  <div className="grid content-start">
    <TextField
      label="Code"
      help="Shown on orders and invoices"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      {...code}
      onChange={(typed) => code.onChange(typed.toUpperCase())}
    />
    {isOf ? <FieldNote icon={Info}>Also used by {isOf}</FieldNote> : <FieldNote />}
    {!code.value && suggestion && (
      <LinkButton onClick={() => code.onChange(suggestion)}>Use {suggestion}</LinkButton>
    )}
  </div>
);

type SlugFieldProps = Bound & {
  /** Whether people may have kept its address already. */
  isUnchanged: boolean;
  isFree: boolean | undefined;
  suggestion: string | undefined;
};

/** The end of the address under which a contract is found. */
const SlugField = ({ isUnchanged, isFree, suggestion, ...slug }: SlugFieldProps) => (
  <div className="grid content-start">
    <TextField
      label="Slug"
      help={isUnchanged ? 'Changing it breaks existing links' : 'Last part of the web address'}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...slug}
      onChange={(typed) => slug.onChange(typed.toLowerCase().replaceAll(' ', '-'))}
    />
    <Verdict isFree={isFree} />
    {isFree === false && suggestion && (
      <LinkButton onClick={() => slug.onChange(suggestion)}>Use {suggestion}</LinkButton>
    )}
  </div>
);

const Verdict = ({ isFree }: Pick<SlugFieldProps, 'isFree'>) =>
  isFree === undefined ? (
    <FieldNote />
  ) : isFree ? (
    <FieldNote tone="ok" icon={CircleCheck}>
      Free
    </FieldNote>
  ) : (
    <FieldNote tone="warn" icon={TriangleAlert}>
      Another contract uses this slug.
    </FieldNote>
  );
