import type { CarbonCategory } from '@sitewright/domain/carbon/carbon-words';
import type { ComponentType } from 'react';
import { EntryFactor } from './entry-factor.tsx';
import type { EntryForm } from './fields.ts';
import { MaterialFields } from './material-fields.tsx';
import { PlantFields } from './plant-fields.tsx';
import { QuantityFields } from './quantity-fields.tsx';
import { TransportFields } from './transport-fields.tsx';
import { WasteFields } from './waste-fields.tsx';

export type PartProps = { form: EntryForm };

const Metered = ({ form }: PartProps) => (
  <>
    <EntryFactor form={form} />
    <QuantityFields form={form} label="Read off the meter or the bill" />
  </>
);

const parts: Record<CarbonCategory, ComponentType<PartProps>> = {
  materials: MaterialFields,
  plant: PlantFields,
  transport: TransportFields,
  waste: WasteFields,
  energy: Metered,
  water: Metered,
};

/** Only the fields of the chosen category. */
export function CategoryFields({ form }: PartProps) {
  const Part = parts[form.values.category as CarbonCategory];
  return <Part form={form} />;
}
