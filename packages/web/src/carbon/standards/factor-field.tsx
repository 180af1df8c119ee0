import type { CarbonCategory } from '@sitewright/domain/carbon/carbon-words';
import type { Factor } from '@sitewright/domain/carbon/factor';
import { readableDecimal } from '@sitewright/domain/kernel/decimal';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useMemo } from 'react';
import { ComboboxField } from '../../ui/combobox-field.tsx';
import { showDate } from '../../ui/parse-date.ts';
import { sourceLabels } from '../words.ts';
import { standardQueries } from './queries.ts';

type Props = Omit<ComponentProps<typeof ComboboxField>, 'options'> & {
  category: CarbonCategory;
  /** The year whose edition counts. */
  year: number;
  today: string;
  /** Those that make sense here; all of them unless said. */
  isOffered?: (factor: Factor) => boolean;
};

const any = () => true;

/** One of the factors of a year: type to find it. */
export function FactorField({ category, year, today, isOffered = any, ...field }: Props) {
  const { data } = useQuery(standardQueries.factors({ year, category }));
  const options = useMemo(
    () => (data ?? []).filter(isOffered).map((factor) => optionOf(factor, today)),
    [data, isOffered, today],
  );
  return <ComboboxField {...field} options={options} />;
}

const optionOf = (factor: Factor, today: string) => ({
  value: factor.id,
  label: factor.name,
  hint: `${readableDecimal(factor.value)} kg CO₂e per ${factor.unit} · ${factor.group} · ${sourceLabels[factor.source]} ${factor.year}`,
  ...(isExpired(factor, today) && { caution: `Expired ${showDate(factor.expiresOn)}` }),
});

type Expiring = { expiresOn: string | null };

export const isExpired = (
  factor: Expiring,
  today: string,
): factor is Expiring & { expiresOn: string } =>
  factor.expiresOn !== null && factor.expiresOn < today;
