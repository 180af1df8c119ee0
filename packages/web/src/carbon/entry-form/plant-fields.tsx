import { pair } from '../../ui/section.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { EntryFactor } from './entry-factor.tsx';
import { MachineField } from './machine-field.tsx';
import type { PartProps } from './part-props.ts';
import { NumberField, QuantityFields } from './quantity-fields.tsx';

const ways = [
  { value: 'fuel', label: 'By what was filled in' },
  { value: 'hours', label: 'By the hours that it ran' },
];

export const PlantFields = ({ form, projectId }: PartProps) => (
  <>
    <MachineField form={form} projectId={projectId} />
    <EntryFactor form={form} label="Fuel" />
    <SelectField label="Known" placeholder="Choose" options={ways} {...form.field('plantBy')} />
    {form.values.plantBy === 'hours' ? (
      <div className={pair}>
        <NumberField form={form} name="hours" label="Hours" />
        <NumberField
          form={form}
          name="perHour"
          label="Fuel per hour"
          help="Litres, or kWh of an electric machine"
        />
      </div>
    ) : (
      <QuantityFields form={form} label="Fuel used" />
    )}
  </>
);
