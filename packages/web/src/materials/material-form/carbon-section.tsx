import { carbonOf } from '@sitewright/domain/materials/carbon';
import {
  factorAttribution,
  factorOf,
  factorSource,
  materialFactors,
} from '@sitewright/domain/materials/material-factors';
import { kilogramsPerUnit } from '@sitewright/domain/materials/weight';
import { Leaf } from 'lucide-react';
import { FieldHelp } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { carbonText, oneOf } from '../words.ts';
import { MaterialFields, type MaterialForm, type Values } from './fields.ts';

type Props = { form: MaterialForm };

const bases = [
  { value: 'none', label: 'None' },
  { value: 'factor', label: `${factorSource} (per tonne)` },
  { value: 'own', label: 'A declaration (EPD) or a table of our own' },
];

const factors = materialFactors.map(({ id, label, perTonne }) => ({
  value: id,
  label: `${label}, ${perTonne} kg CO₂e a tonne`,
}));

export const CarbonSection = ({ form }: Props) => (
  <>
    <SelectField
      label="Carbon factor"
      placeholder="Choose"
      options={bases}
      {...form.field('carbonBasis')}
    />
    {form.values.carbonBasis === 'factor' && <ByFactor form={form} />}
    {form.values.carbonBasis === 'own' && <OwnFigure form={form} />}
  </>
);

const ByFactor = ({ form }: Props) => (
  <>
    <SelectField
      label="Material"
      placeholder="Choose what it is made of"
      options={factors}
      {...form.field('carbonFactorId')}
    />
    <Result values={form.values} />
    <FieldHelp>{factorAttribution}</FieldHelp>
  </>
);

/** The figure as it will be kept, with the sum that leads to it. */
function Result({ values }: { values: Values }) {
  const factor = factorOf(values.carbonFactorId);
  const kilograms = weightIn(values);
  const { unit } = values;
  return (
    <output className="flex items-start gap-2 rounded-control bg-sunken px-3 py-2.5 text-sm">
      <Leaf aria-hidden="true" className="mt-0.5 size-4 flex-none text-text-2" />
      {factor && kilograms ? (
        <span>
          <b className="font-semibold">
            {carbonText(carbonOf(kilograms, factor.perTonne))} kg CO₂e for {oneOf(unit)}
          </b>
          <span className="block text-xs text-text-2">
            {kilograms} kg × {factor.perTonne} kg CO₂e a tonne ÷ 1,000
          </span>
        </span>
      ) : (
        <span className="text-text-2">
          {factor
            ? `Enter what ${oneOf(unit)} weighs, and what it comes to is told here.`
            : 'Choose what it is made of.'}
        </span>
      )}
    </output>
  );
}

const { shape } = MaterialFields;

/** Of what is being typed, as soon as it is a number. */
const weightIn = ({ unit, weight, weightUnit }: Values): string | undefined =>
  kilogramsPerUnit({
    unit,
    weight: shape.weight.safeParse(weight).data,
    weightUnit: shape.weightUnit.safeParse(weightUnit).data,
  });

const OwnFigure = ({ form }: Props) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <TextField
      label={`kg CO₂e for ${oneOf(form.values.unit)}`}
      inputMode="decimal"
      autoComplete="off"
      {...form.field('carbonPerUnit')}
    />
    <TextField label="Year" inputMode="numeric" autoComplete="off" {...form.field('carbonYear')} />
    <div className="sm:col-span-2">
      <TextField
        label="Source"
        help="Such as the number of the EPD and when it ends"
        autoComplete="off"
        {...form.field('carbonSource')}
      />
    </div>
  </div>
);
