import type { CarbonCategory } from '@sitewright/domain/carbon/carbon-values';
import type { Factor } from '@sitewright/domain/carbon/factor';
import { factorSynonyms } from '@sitewright/domain/carbon/factor-synonyms';
import { unitOf } from '@sitewright/domain/carbon/units';
import { readableDecimal } from '@sitewright/domain/kernel/decimal';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { type ComponentProps, useMemo } from 'react';
import { ComboboxField } from '../../ui/fields/combobox-field.tsx';
import { formatDate } from '../../ui/fields/parse-date.ts';
import { Notice } from '../../ui/layout/notice.tsx';
import { sourceLabels } from '../labels.ts';
import { standardQueries } from './queries.ts';

type Props = Omit<ComponentProps<typeof ComboboxField>, 'options'> & {
  category: CarbonCategory;
  /** The year whose edition counts. */
  year: number;
  /** Or the day on which it is used: an EPD may have expired by then. */
  today: string;
  /** The factors offered here; all of them by default. */
  isOffered?: (factor: Factor) => boolean;
  /** Those that are counted in it come first. */
  unit?: string | undefined;
};

const any = () => true;

/** One of the factors of a year: type to find it. */
export function FactorField({ category, year, today, isOffered = any, unit, ...field }: Props) {
  const { data } = useQuery(standardQueries.factors({ year, category }));
  const options = useMemo(
    () =>
      (data ?? [])
        .filter(isOffered)
        .toSorted((a, b) => Number(isIn(b, unit)) - Number(isIn(a, unit)))
        .map((factor) => optionOf(factor, today)),
    [data, isOffered, unit, today],
  );
  const chosen = data?.find(({ id }) => id === field.value);
  return (
    <>
      <ComboboxField {...field} options={options} />
      {chosen && isExpired(chosen, today) && (
        <Notice
          icon={TriangleAlert}
          tone="warn"
          text={`This EPD expired on ${formatDate(chosen.expiresOn)}. Ask the supplier for a new one.`}
        />
      )}
    </>
  );
}

const isIn = (factor: Factor, unit: string | undefined): boolean =>
  unit !== undefined && unitOf(unit) === factor.unit;

const optionOf = (factor: Factor, today: string) => ({
  value: factor.id,
  label: factor.name,
  hint: `${readableDecimal(factor.value)} kg CO₂e per ${factor.unit} · ${factor.group} · ${sourceLabels[factor.source]} ${factor.year}`,
  keywords: factorSynonyms(factor.name),
  ...(isExpired(factor, today) && { caution: `Expired ${formatDate(factor.expiresOn)}` }),
});

type Expiring = { expiresOn: string | null };

export const isExpired = (
  factor: Expiring,
  today: string,
): factor is Expiring & { expiresOn: string } =>
  factor.expiresOn !== null && factor.expiresOn < today;
