import type { CarbonCategory } from '@sitewright/domain/carbon/carbon-values';
import { isEitherTon } from '@sitewright/domain/carbon/units';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { EntryFormState, FieldName } from './fields.ts';
import { unitsOf } from './units.ts';

type Props = { form: EntryFormState; label?: string };

/** How much of it there was, in the unit that it came in. */
export const QuantityFields = ({ form, label = 'Quantity' }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)_minmax(7rem,40%)] gap-3">
    <NumberField form={form} label={label} name="quantity" />
    <SelectField
      label="Unit"
      options={withOwn(unitsOf[form.values.category as CarbonCategory], form.values.unit)}
      {...form.field('unit')}
    />
  </div>
);

/** What came with an order may have a unit of its own. */
const withOwn = (units: readonly string[], own: string): readonly string[] =>
  own && !units.includes(own) ? [...units, ...(isEitherTon(own) ? ['ton (UK)'] : []), own] : units;

type NumberProps = {
  form: EntryFormState;
  name: FieldName;
  label: string;
  help?: string;
  isOptional?: boolean;
};

export const NumberField = ({ form, name, ...look }: NumberProps) => (
  <TextField inputMode="decimal" {...look} {...form.field(name)} />
);
