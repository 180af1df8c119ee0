import { officialAttribution } from '@sitewright/domain/carbon/attribution';
import type { Factor } from '@sitewright/domain/carbon/factor';
import { kindOf } from '@sitewright/domain/carbon/units';
import { readableDecimal } from '@sitewright/domain/kernel/decimal';
import {
  carbonOf,
  factorUnitDiffers,
  quantityInFactorUnit,
} from '@sitewright/domain/materials/carbon';
import { kilogramsPerUnit } from '@sitewright/domain/materials/weight';
import { useQuery } from '@tanstack/react-query';
import { Leaf } from 'lucide-react';
import { FactorField } from '../../carbon/standards/factor-field.tsx';
import { standardQueries } from '../../carbon/standards/queries.ts';
import { SuggestedFactor } from '../../carbon/standards/suggested-factor.tsx';
import { today } from '../../platform/today.ts';
import { FieldHelp } from '../../ui/fields/field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { carbonText, oneOf } from '../labels.ts';
import { MaterialFields, type MaterialForm, type Values } from './fields.ts';

type Props = { form: MaterialForm };

const bases = [
  { value: 'none', label: 'None' },
  { value: 'factor', label: 'A factor: UK Government, EPD, ICE or your own' },
  { value: 'own', label: 'A figure you enter' },
];

export const CarbonSection = ({ form }: Props) => (
  <>
    <SelectField label="Carbon factor" options={bases} {...form.field('carbonBasis')} />
    {form.values.carbonBasis === 'factor' && <ByFactor form={form} />}
    {form.values.carbonBasis === 'own' && <OwnFigure form={form} />}
  </>
);

function ByFactor({ form }: Props) {
  const year = Number(today().slice(0, 4));
  const { data } = useQuery(standardQueries.factors({ year, category: 'materials' }));
  const factor = data?.find(({ id }) => id === form.values.carbonFactorId);
  return (
    <>
      <FactorField
        label="Material"
        help={`${year} factors. Search by material, such as concrete`}
        category="materials"
        year={year}
        today={today()}
        {...form.field('carbonFactorId')}
      />
      <SuggestedFactor
        material={materialIn(form.values)}
        year={year}
        day={today()}
        chosenId={form.values.carbonFactorId}
        onUse={(factorId) => form.set('carbonFactorId', factorId)}
      />
      <Result values={form.values} factor={factor} />
      <FieldHelp>{officialAttribution(year)}</FieldHelp>
    </>
  );
}

type ResultProps = { values: Values; factor: Factor | undefined };

/** The figure as it will be stored, with its calculation. */
function Result({ values, factor }: ResultProps) {
  const quantity = factor && quantityInFactorUnit(measuredIn(values), factor);
  return (
    <output className="flex items-start gap-2 rounded-control bg-sunken px-3 py-2.5 text-sm">
      <Leaf aria-hidden="true" className="mt-0.5 size-4 flex-none text-text-2" />
      {factor && quantity ? (
        <span>
          <b className="font-semibold">
            {carbonText(carbonOf(quantity, factor))} kg CO₂e for {oneOf(values.unit)}
          </b>
          <span className="block text-xs text-text-2">
            {readableDecimal(quantity)} {factor.unit} × {readableDecimal(factor.value)} kg CO₂e per{' '}
            {factor.unit}
          </span>
        </span>
      ) : (
        <span className="text-text-2">{whatIsMissing(values, factor)}</span>
      )}
    </output>
  );
}

function whatIsMissing({ unit }: Values, factor: Factor | undefined): string {
  if (!factor) return 'Choose a carbon factor.';
  return kindOf(factor.unit) === 'mass'
    ? `Enter the weight of ${oneOf(unit)} to see the carbon.`
    : factorUnitDiffers.message;
}

const { shape } = MaterialFields;

/** For the typed value, as soon as it is a number. */
const measuredIn = ({ unit, weight, weightUnit }: Values) => ({
  unit,
  weight: shape.weight.safeParse(weight).data,
  weightUnit: shape.weightUnit.safeParse(weightUnit).data,
});

const materialIn = (values: Values) => ({
  name: values.itemDescription,
  category: values.category,
  unit: values.unit,
  unitWeight: kilogramsPerUnit(measuredIn(values)),
});

const OwnFigure = ({ form }: Props) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <TextField
      label={`kg CO₂e for ${oneOf(form.values.unit)}`}
      inputMode="decimal"
      {...form.field('carbonPerUnit')}
    />
    <TextField label="Year" inputMode="numeric" {...form.field('carbonYear')} />
    <div className="sm:col-span-2">
      <TextField
        label="Source"
        help="Such as the EPD number and expiry date"
        {...form.field('carbonSource')}
      />
    </div>
  </div>
);
