import type { CarbonCategory } from '@sitewright/domain/carbon/carbon-values';
import type { Factor } from '@sitewright/domain/carbon/factor';
import { today } from '../../platform/today.ts';
import { isDate } from '../../ui/fields/parse-date.ts';
import { FactorField } from '../standards/factor-field.tsx';
import type { EntryFormState, Values } from './fields.ts';

type Props = {
  form: EntryFormState;
  name?: 'factorId' | 'returnFactorId';
  label?: string;
  help?: string;
  isOptional?: boolean;
  isOffered?: (factor: Factor) => boolean;
};

/** Biogenic rows accompany others, and are chosen with them. */
const isDirect = ({ scope }: Factor): boolean => scope !== 'outside';

/** The year in which it was done, whose edition counts. */
export const yearOf = (values: Values): number => Number(dayOf(values).slice(0, 4));

/** The day on which it was done, as far as it is typed. */
export const dayOf = ({ date }: Values): string => (isDate(date) ? date : today());

const burnt: readonly string[] = ['plant', 'transport', 'energy'];

/** Fuels that fit the unit come first; what a machine takes in an hour is litres as a rule. */
const unitIn = ({ category, plantBy, unit }: Values): string | undefined => {
  if (!burnt.includes(category)) return;
  return category === 'plant' && plantBy === 'hours' ? 'l' : unit;
};

/** A factor of that year. */
export function EntryFactor({
  form,
  name = 'factorId',
  label = 'Factor',
  isOffered,
  ...look
}: Props) {
  return (
    <FactorField
      label={label}
      {...look}
      category={form.values.category as CarbonCategory}
      year={yearOf(form.values)}
      today={dayOf(form.values)}
      unit={unitIn(form.values)}
      isOffered={isOffered ?? isDirect}
      {...form.field(name)}
    />
  );
}
