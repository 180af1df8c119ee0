import { type TransportMethod, transportMethods } from '@sitewright/domain/carbon/carbon-values';
import type { Factor } from '@sitewright/domain/carbon/factor';
import { optionsOf } from '../../ui/fields/options.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { methodLabels } from '../labels.ts';
import { EntryFactor } from './entry-factor.tsx';
import type { EntryFormState } from './fields.ts';
import { NumberField, QuantityFields } from './quantity-fields.tsx';

type Props = { form: EntryFormState };

const options = optionsOf(transportMethods, methodLabels);

/** The unit decides which factors a method can be calculated with. */
const offered: Record<TransportMethod, (factor: Factor) => boolean> = {
  // The table has each vehicle by the mile once more.
  vehicle: ({ unit, scope }) => unit === 'km' && scope !== 'outside',
  weight: ({ unit, scope }) => unit === 't km' && scope !== 'outside',
  fuel: ({ unit, scope }) => !['km', 'mi', 't km'].includes(unit) && scope !== 'outside',
};

/** A journey, calculated in one of three ways. */
export function TransportFields({ form }: Props) {
  const { onChange, ...method } = form.field('transportMethod');
  const chosen = method.value as TransportMethod;
  return (
    <>
      <SelectField
        label="Calculation method"
        help="Most accurate: fuel, then vehicle, then weight and distance"
        options={options}
        {...method}
        onChange={(value) => {
          onChange(value);
          form.set('factorId', '');
          form.set('returnFactorId', '');
        }}
      />
      <EntryFactor form={form} label="Vehicle or fuel" isOffered={offered[chosen]} />
      {chosen === 'fuel' && <QuantityFields form={form} label="Fuel used" />}
      {chosen === 'weight' && <NumberField form={form} name="transportWeight" label="Weight (t)" />}
      {chosen !== 'fuel' && <Distance form={form} />}
      {chosen === 'vehicle' && <WayBack form={form} />}
      <TextField label="Vehicle description" isOptional {...form.field('transportCategory')} />
    </>
  );
}

const Distance = ({ form }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)_minmax(7rem,40%)] gap-3">
    <NumberField form={form} name="transportDistance" label="Distance (one way)" />
    <SelectField label="Distance unit" options={['km', 'mi']} {...form.field('distanceUnit')} />
  </div>
);

const WayBack = ({ form }: Props) => (
  <>
    <EntryFactor
      form={form}
      name="returnFactorId"
      label="Empty return factor"
      help="Only if it returns empty"
      isOptional
      isOffered={offered.vehicle}
    />
    {form.values.returnFactorId && (
      <NumberField
        form={form}
        name="returnDistance"
        label="Return distance"
        help="Same as outward distance if blank"
        isOptional
      />
    )}
  </>
);
