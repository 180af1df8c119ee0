import { slugOf } from '@sitewright/domain/kernel/slug';
import type { Project } from '@sitewright/domain/projects/project';
import { statuses } from '@sitewright/domain/projects/status';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { contractIcons } from '../contract-icons.ts';
import { statusLabels } from '../status-badge.tsx';
import { CodeField } from './code-field.tsx';
import type { ContractForm } from './fields.ts';
import { FormSection } from './form-section.tsx';
import { SlugField } from './slug-field.tsx';
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
      <TextField
        label="Name"
        required
        autoComplete="off"
        {...form.field('name')}
        onChange={rename}
      />
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
        <TextField label="Division" autoComplete="off" {...form.field('division')} />
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
