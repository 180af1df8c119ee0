import type { CarbonCategory } from '@sitewright/domain/carbon/carbon-values';
import type { ComponentType } from 'react';
import { EntryFactor } from './entry-factor.tsx';
import { MaterialDetails, MaterialFields } from './material-fields.tsx';
import type { PartProps } from './part-props.ts';
import { PlantFields } from './plant-fields.tsx';
import { QuantityFields } from './quantity-fields.tsx';
import { TransferSection } from './transfer-section.tsx';
import { TransportFields } from './transport-fields.tsx';
import { WasteFields } from './waste-fields.tsx';

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
export function CategoryFields(props: PartProps) {
  const Part = parts[props.form.values.category as CarbonCategory];
  return <Part {...props} />;
}

const details: Partial<Record<CarbonCategory, ComponentType<PartProps>>> = {
  materials: MaterialDetails,
  waste: TransferSection,
};

/** The fields below the result: seldom needed, or required only by law. */
export function CategoryDetails(props: PartProps) {
  const Details = details[props.form.values.category as CarbonCategory];
  return Details && <Details {...props} />;
}
