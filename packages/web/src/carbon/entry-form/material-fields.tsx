import { TextField } from '../../ui/fields/text-field.tsx';
import { twoColumns } from '../../ui/layout/section.tsx';
import { EntryFactor } from './entry-factor.tsx';
import type { EntryFormState } from './fields.ts';
import { NumberField, QuantityFields } from './quantity-fields.tsx';

export const MaterialFields = ({ form }: { form: EntryFormState }) => (
  <>
    <EntryFactor form={form} help="An EPD before ICE, ICE before the average" />
    <QuantityFields form={form} />
  </>
);

/** The conversion from a unit to a weight, and the loss. */
export const MaterialDetails = ({ form }: { form: EntryFormState }) => (
  <>
    <div className={twoColumns}>
      <NumberField
        form={form}
        name="density"
        label="Density, kg/m³"
        help="From cubic metres to a weight"
        isOptional
      />
      <NumberField
        form={form}
        name="unitWeight"
        label="Weight of one, kg"
        help="From pieces, metres or m² to a weight"
        isOptional
      />
      <NumberField form={form} name="transportLoss" label="Lost on the way, %" isOptional />
      <NumberField form={form} name="siteWaste" label="Wasted on site, %" isOptional />
    </div>
    <TextField label="Kind of material" isOptional {...form.field('materialCategory')} />
  </>
);
