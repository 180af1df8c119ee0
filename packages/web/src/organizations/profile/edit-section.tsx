import { companyApi } from '@sitewright/domain/organizations/company-api';
import {
  CompanyProfileDraft,
  type FullProfile,
} from '@sitewright/domain/organizations/company-profile';
import { requiredFields } from '@sitewright/domain/organizations/company-rules';
import { wordList } from '@sitewright/domain/suppliers/fields';
import { type ComponentProps, useMemo } from 'react';
import * as z from 'zod';
import { EditSheet } from '../../forms/edit-sheet.tsx';
import { commaList, textOf, yesNo } from '../../forms/field-values.ts';
import { useEditForm } from '../../forms/use-edit-form.ts';
import { cn } from '../../ui/cn.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { type Bound, controlStyles, Field, type FieldProps } from '../../ui/fields/field.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { BrandPreview } from './brand-preview.tsx';
import type { FieldName, ProfileField, ProfileSection } from './sections.ts';

type Props = { section: ProfileSection; profile: FullProfile; onClose: () => void };

export function EditSection({ section, profile, onClose }: Props) {
  const editing = useEdit({ section, profile, onClose });
  const { form } = editing;
  const title = profile.version > 0 ? `Edit ${section.title.toLowerCase()}` : section.title;
  return (
    <EditSheet title={title} editing={editing} onClose={onClose} noun="company profile">
      {section.fields.map((field) => (
        <ProfileControl key={field.name} field={field} bound={form.field(field.name)} />
      ))}
      {section.id === 'branding' && (
        <BrandPreview color={form.values.brandColor} company={profile.companyName} />
      )}
    </EditSheet>
  );
}

function useEdit({ section, profile, onClose }: Props) {
  const fields = useMemo(() => formOf(section.fields), [section]);
  return useEditForm({
    draftName: `company-${section.id}`,
    record: profile,
    fields,
    valuesOf: valuesOf(section.fields),
    endpoint: companyApi.writeProfile,
    inputOf: (filled, over) => ({ body: bodyOf(filled, over) }),
    doneMessage: () => `${section.title} saved`,
    onLeave: onClose,
  });
}

type Control = (
  props: Pick<ComponentProps<typeof TextField>, 'label' | 'help' | 'isOptional'> & Bound,
) => React.ReactNode;

const controls: Record<ProfileField['kind'], Control> = {
  /** The company's own name, address and numbers: the browser may suggest what it knows. */
  line: (props) => <TextField autoComplete="on" {...props} />,
  area: (props) => <TextArea rows={3} {...props} />,
  date: DateField,
  list: TextField,
  money: MoneyField,
  number: (props) => <TextField inputMode="numeric" {...props} />,
  flag: ({ isOptional: _, ...props }) => <CheckboxField {...props} />,
  colour: (props) => <ColourField {...props} />,
};

type ControlProps = { field: ProfileField; bound: Bound };

/** The control that suits a field. */
function ProfileControl({ field: { label, kind, help, isRequired }, bound }: ControlProps) {
  const Control = controls[kind];
  return (
    <Control {...bound} label={label} help={help} isOptional={!isRequired && kind !== 'colour'} />
  );
}

const isHex = (text: string) => /^#[\da-f]{6}$/i.test(text.trim());

/** Typed, or picked from the browser's own palette. */
const ColourField = ({
  label,
  help,
  error,
  isOptional,
  value,
  onChange,
  name,
}: FieldProps & Bound) => (
  <Field label={label} help={help} error={error} isOptional={isOptional}>
    {(wiring) => (
      <span className="flex items-center gap-2">
        <input
          {...wiring}
          name={name}
          value={value}
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
          className={cn(controlStyles, 'h-control')}
        />
        <input
          type="color"
          aria-label={`Choose the ${label.toLowerCase()}`}
          value={isHex(value) ? value.trim().toLowerCase() : '#6b7280'}
          onChange={(event) => onChange(event.target.value)}
          className="h-control w-14 flex-none cursor-pointer rounded-control border border-control bg-surface p-1"
        />
      </span>
    )}
  </Field>
);

const ofKind: Partial<Record<ProfileField['kind'], (label: string) => z.ZodType>> = {
  list: (label) => commaList(wordList(label)),
  flag: () => yesNo,
};

/** The schema of some fields as a form holds them: lists and flags are text there. */
const formOf = (fields: readonly ProfileField[]) =>
  z.object(
    Object.fromEntries(
      fields.map(({ name, label, kind }) => [
        name,
        ofKind[kind]?.(label) ?? CompanyProfileDraft.shape[name],
      ]),
    ) as Record<FieldName, z.ZodType<unknown, string>>,
  );

/** The form values of a record, or of none yet. */
const valuesOf =
  (fields: readonly ProfileField[]) =>
  (profile: Partial<FullProfile>): Record<FieldName, string> =>
    Object.fromEntries(
      fields.map(({ name, kind }) => [
        name,
        textOf(kind === 'flag' ? !!profile[name] : profile[name]),
      ]),
    ) as Record<FieldName, string>;

/** The whole is written at once: what was filled in, over the six that must be there. */
function bodyOf(filled: object, over: FullProfile) {
  const six = Object.keys(requiredFields).map((name) => [name, over[name as keyof FullProfile]]);
  const { version } = over;
  return {
    ...(Object.fromEntries(six) as z.input<typeof CompanyProfileDraft>),
    ...filled,
    ...(version > 0 && { version }),
  };
}
