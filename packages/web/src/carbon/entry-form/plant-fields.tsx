import { carbonApi } from '@sitewright/domain/carbon/api';
import type { CarbonMachine } from '@sitewright/domain/carbon/machine';
import { plainDecimal, readableDecimal } from '@sitewright/domain/kernel/decimal';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../platform/query.ts';
import { ComboboxField } from '../../ui/fields/combobox-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { twoColumns } from '../../ui/layout/section.tsx';
import { EntryFactor } from './entry-factor.tsx';
import type { PartProps, Values } from './fields.ts';
import { NumberField, QuantityFields } from './quantity-fields.tsx';

const ways = [
  { value: 'fuel', label: 'Fuel used' },
  { value: 'hours', label: 'Hours run' },
];

export const PlantFields = ({ form, projectId }: PartProps) => (
  <>
    <MachineField form={form} projectId={projectId} />
    <EntryFactor form={form} label="Fuel" />
    <SelectField label="Calculate from" options={ways} {...form.field('plantBy')} />
    {form.values.plantBy === 'hours' ? (
      <div className={twoColumns}>
        <NumberField form={form} name="hours" label="Hours" />
        <NumberField
          form={form}
          name="perHour"
          label="Fuel per hour"
          help="Litres, or kWh for electric machines"
        />
      </div>
    ) : (
      <QuantityFields form={form} label="Fuel used" />
    )}
  </>
);

/** A machine of the contract, or such a one: what it is called, burns and takes in an hour follow. */
function MachineField({ form, projectId }: PartProps) {
  const machines = useQuery(query(carbonApi.machines, { query: { projectId } })).data ?? [];
  const { plantHireId } = form.values;
  const [chosen, setChosen] = useState(plantHireId && `hire-${plantHireId}`);
  const choose = (value: string) => {
    setChosen(value);
    const machine = machines.find((candidate) => keyOf(candidate) === value);
    form.fill(machine ? filledFrom(machine) : (values) => ({ ...values, plantHireId: '' }));
  };
  return (
    <ComboboxField
      label="Machine"
      name="machine"
      help="On hire to this contract, or a typical machine"
      isOptional
      value={chosen}
      onChange={choose}
      options={machines.map(optionOf)}
    />
  );
}

const keyOf = ({ plantHireId, name }: CarbonMachine): string =>
  plantHireId ? `hire-${plantHireId}` : name;

const isElectric = ({ factorId }: CarbonMachine): boolean => Boolean(factorId?.startsWith('7_'));

const optionOf = (machine: CarbonMachine) => ({
  value: keyOf(machine),
  label: machine.name,
  hint: [machine.plantHireId ? 'On hire' : 'Typical', machine.supplier, rateOf(machine)]
    .filter(Boolean)
    .join(' · '),
});

/** '9.3 l an hour' */
const rateOf = (machine: CarbonMachine): string | null =>
  machine.perHour &&
  `${readableDecimal(machine.perHour)} ${isElectric(machine) ? 'kWh' : 'l'} per hour`;

/** Keeps the fields that are already filled, except those that the machine determines. */
const filledFrom =
  ({ plantHireId, name, supplier, factorId, perHour }: CarbonMachine) =>
  (values: Values): Values => ({
    ...values,
    plantHireId: plantHireId ? String(plantHireId) : '',
    source: values.source || name,
    supplier: values.supplier || (supplier ?? ''),
    factorId: factorId ?? values.factorId,
    perHour: perHour ? plainDecimal(perHour) : values.perHour,
    plantBy: values.quantity ? values.plantBy : 'hours',
  });
