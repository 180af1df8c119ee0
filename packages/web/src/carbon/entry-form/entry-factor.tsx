import type { CarbonCategory } from '@sitewright/domain/carbon/carbon-words';
import type { Factor } from '@sitewright/domain/carbon/factor';
import { today } from '../../platform/today.ts';
import { isDate } from '../../ui/parse-date.ts';
import { FactorField } from '../standards/factor-field.tsx';
import type { EntryForm, Values } from './fields.ts';

type Props = {
  form: EntryForm;
  name?: 'factorId' | 'returnFactorId';
  label?: string;
  help?: string;
  isOptional?: boolean;
  isOffered?: (factor: Factor) => boolean;
};

/** Biogenic rows stand beside others, and are chosen with them. */
const isDirect = ({ scope }: Factor): boolean => scope !== 'outside';

/** The year in which it was done, whose edition counts. */
export const yearOf = ({ date }: Values): number =>
  Number((isDate(date) ? date : today()).slice(0, 4));

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
      {...{ label }}
      {...look}
      category={form.values.category as CarbonCategory}
      year={yearOf(form.values)}
      today={today()}
      isOffered={isOffered ?? isDirect}
      {...form.field(name)}
    />
  );
}
