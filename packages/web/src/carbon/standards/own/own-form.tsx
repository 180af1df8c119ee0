import { categoryLabels, scopeLabels } from '@sitewright/domain/carbon/carbon-labels';
import { carbonCategories, carbonScopes } from '@sitewright/domain/carbon/carbon-values';
import { OwnFactorFields, withOwnFactorRules } from '@sitewright/domain/carbon/factor';
import { isZeroFactor, roundingNote } from '@sitewright/domain/carbon/factor-value';
import { units } from '@sitewright/domain/carbon/units';
import { yesNo } from '../../../forms/field-values.ts';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { ComboboxField } from '../../../ui/fields/combobox-field.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import type { Bound } from '../../../ui/fields/field.tsx';
import { optionsOf } from '../../../ui/fields/options.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { useForm } from '../../../ui/fields/use-form.ts';
import { Section, twoColumns } from '../../../ui/layout/section.tsx';

/** A draft as the form holds it. */
export const OwnFactorValues = withOwnFactorRules(
  OwnFactorFields.extend({ isZeroByDefinition: yesNo }),
);

type OwnForm = ReturnType<typeof useForm<typeof OwnFactorValues>>;
export type OwnValues = OwnForm['values'];

export const blank = {
  ...{ source: '', name: '', category: 'materials', scope: '3', unit: '', value: '', year: '' },
  ...{ density: '', reason: '', epdNumber: '', programme: '', expiresOn: '', replaces: '' },
  isZeroByDefinition: 'no',
} satisfies OwnValues;

const sources = [
  { value: 'epd', label: 'EPD' },
  { value: 'own', label: 'Own figure' },
];
const categories = optionsOf(carbonCategories, categoryLabels);
const scopes = optionsOf(carbonScopes, scopeLabels);

/** A factor that came with a set may have a unit of its own. */
const unitsFor = (own: string) =>
  [...new Set([...units, own])]
    .filter(Boolean)
    .map((unit) => ({ value: unit, label: unitLabel(unit) }));

/** A search for 'ton' finds both kinds. */
const unitLabel = (unit: string): string => (unit === 't' ? 't (metric tonne)' : unit);

type Props = { form: OwnForm; today: string; isNew?: boolean };

export const OwnFactorForm = ({ form, today, isNew = false }: Props) => (
  <>
    {isNew && <SelectField label="Source" required options={sources} {...form.field('source')} />}
    <WhatItIs form={form} />
    {form.values.source === 'epd' && <Declaration form={form} today={today} />}
    <TextArea
      label="Reason"
      required
      help="Why you use this figure. Shown with the factor."
      maxLength={500}
      {...form.field('reason')}
    />
  </>
);

const WhatItIs = ({ form }: { form: OwnForm }) => (
  <>
    <TextField label="Item" required maxLength={200} {...form.field('name')} />
    <div className={twoColumns}>
      <SelectField label="Category" required options={categories} {...form.field('category')} />
      <SelectField label="Scope" options={scopes} {...form.field('scope')} />
      <TextField
        label="kg CO₂e"
        required
        help={roundingNote(form.values.value) ?? 'Per declared unit'}
        inputMode="decimal"
        {...form.field('value')}
      />
      <ComboboxField
        label="Per unit"
        required
        help="Such as t, kg, m³, m² or kWh"
        options={unitsFor(form.values.unit)}
        {...form.field('unit')}
      />
      <TextField label="Year" required inputMode="numeric" {...form.field('year')} />
      <TextField
        label="Density (kg/m³)"
        isOptional
        inputMode="decimal"
        {...form.field('density')}
      />
    </div>
    {isZeroFactor(form.values.value) && <ZeroByDefinition {...form.field('isZeroByDefinition')} />}
  </>
);

/** 'Slag added. Rounded to 0.131707317073' */
export const withRounding = (message: string, typed: string): string =>
  [message, roundingNote(typed)].filter(Boolean).join('. ');

/** Asked for a factor of 0 only. */
export const ZeroByDefinition = (field: Bound) => (
  <CheckboxField
    label="Zero by definition"
    help="In Reason, explain why nothing is emitted."
    {...field}
  />
);

const Declaration = ({ form, today }: Pick<Props, 'form' | 'today'>) => (
  <Section title="Declaration">
    <div className={twoColumns}>
      <TextField label="EPD number" required maxLength={100} {...form.field('epdNumber')} />
      <TextField
        label="Programme"
        isOptional
        help="Such as BRE or IBU"
        maxLength={200}
        {...form.field('programme')}
      />
      <DateField label="Valid until" isOptional today={today} {...form.field('expiresOn')} />
    </div>
  </Section>
);
