import type { CarbonCategory } from '@sitewright/domain/carbon/carbon-words';
import type { Factor } from '@sitewright/domain/carbon/factor';
import { today } from '../../platform/today.ts';
import { isDate } from '../../ui/parse-date.ts';
import { FactorField } from '../standards/factor-field.tsx';
import type { EntryForm } from './fields.ts';

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

/** A factor of the year in which it was done. */
export function EntryFactor({
  form,
  name = 'factorId',
  label = 'Factor',
  isOffered,
  ...look
}: Props) {
  const { category, date } = form.values;
  const day = isDate(date) ? date : today();
  return (
    <FactorField
      {...{ label }}
      {...look}
      category={category as CarbonCategory}
      year={Number(day.slice(0, 4))}
      today={today()}
      isOffered={isOffered ?? isDirect}
      {...form.field(name)}
    />
  );
}
