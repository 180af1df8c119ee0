import { TextField } from '../../ui/fields/text-field.tsx';
import { twoColumns } from '../../ui/layout/section.tsx';
import { SuggestedFactor } from '../standards/suggested-factor.tsx';
import { dayOf, EntryFactor, yearOf } from './entry-factor.tsx';
import type { EntryFormState, Values } from './fields.ts';
import { NumberField, QuantityFields } from './quantity-fields.tsx';

export const MaterialFields = ({ form }: { form: EntryFormState }) => (
  <>
    <EntryFactor form={form} help="Best: an EPD, then ICE, then an average factor" />
    <SuggestedFactor
      material={materialIn(form.values)}
      year={yearOf(form.values)}
      day={dayOf(form.values)}
      chosenId={form.values.factorId}
      onUse={(factorId) => form.set('factorId', factorId)}
    />
    <QuantityFields form={form} />
  </>
);

/** What is typed, as far as it says which product it is. */
const materialIn = ({ source, materialCategory, unit, density, unitWeight }: Values) => ({
  name: source,
  category: materialCategory,
  unit,
  density: numberIn(density),
  unitWeight: numberIn(unitWeight),
});

const numberIn = (typed: string): string | null => (/^\d+(\.\d+)?$/.test(typed) ? typed : null);

/** The conversion from a unit to a weight, and the loss. */
export const MaterialDetails = ({ form }: { form: EntryFormState }) => (
  <>
    <div className={twoColumns}>
      <NumberField
        form={form}
        name="density"
        label="Density (kg/m³)"
        help="Converts m³ to weight"
        isOptional
      />
      <NumberField
        form={form}
        name="unitWeight"
        label="Unit weight (kg)"
        help="Converts items, m or m² to weight"
        isOptional
      />
      <NumberField form={form} name="transportLoss" label="Transport loss (%)" isOptional />
      <NumberField form={form} name="siteWaste" label="Site waste (%)" isOptional />
    </div>
    <TextField label="Material type" isOptional {...form.field('materialCategory')} />
  </>
);
