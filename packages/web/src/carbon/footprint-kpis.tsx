import type { Footprint } from '@sitewright/domain/carbon/footprint';
import { formatWeight, weightText, weightUnit } from '@sitewright/domain/carbon/weight-text';
import { TrendingDown, TrendingUp, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Kpi, KpiStrip } from '../ui/layout/kpi-strip.tsx';
import { counted, number } from '../ui/table/labels.ts';
import { isNegative, percentText, sizeOf } from './labels.ts';
import type { CarbonSearch } from './search-params.ts';

type Props = { footprint: Footprint };

/** Emissions against the contract value and the target. */
export const FootprintKpis = ({ footprint }: Props) => (
  <KpiStrip
    label="Footprint figures"
    figures={[
      total(footprint),
      perValue(footprint),
      ...perArea(footprint),
      largest(footprint),
      diverted(footprint),
      withoutFactor(footprint),
    ]}
  />
);

const Weight = ({ kilograms, of = '' }: { kilograms: string; of?: string }) => {
  const unit = weightUnit([kilograms]);
  return (
    <>
      {formatWeight(kilograms, unit)} <Unit>{`${unit}${of}`}</Unit>
    </>
  );
};

const Unit = ({ children }: { children: ReactNode }) => (
  <span className="text-sm font-normal tracking-normal text-text-2">{children}</span>
);

const total = (footprint: Footprint): Kpi => ({
  label: 'Total emissions',
  value: <Weight kilograms={footprint.totals.total} of=" CO₂e" />,
  ...againstTarget(footprint),
});

/** In words and with an arrow: the colour is never alone. */
function againstTarget({ contract, totals, before }: Footprint): Partial<Kpi> {
  const { underTarget, total: now } = totals;
  if (underTarget === null) return before || !contract ? againstBefore(now, before) : noTarget;
  const words = weightText(sizeOf(underTarget));
  return isNegative(underTarget)
    ? { note: `${words} over target to date`, tone: 'bad', icon: TrendingUp }
    : { note: `${words} under target to date`, tone: 'ok', icon: TrendingDown };
}

const noTarget: Partial<Kpi> = { note: 'No target set' };

function againstBefore(now: string, before: string | null): Partial<Kpi> {
  if (before === null) return {};
  const isMore = Number(now) > Number(before);
  return {
    note: `${isMore ? 'More' : 'Less'} than ${weightText(before)} in the previous period`,
    icon: isMore ? TrendingUp : TrendingDown,
  };
}

const perValue = ({ contract, totals, companyPerHundredThousand: average }: Footprint): Kpi => ({
  label: 'Per £100k of value',
  value: totals.perHundredThousand ? <Weight kilograms={totals.perHundredThousand} /> : '–',
  note: contract && average && `Company average ${weightText(average)}`,
});

const perArea = ({ totals: { perSquareMetre } }: Footprint): Kpi[] =>
  perSquareMetre ? [{ label: 'Per m²', value: <Weight kilograms={perSquareMetre} /> }] : [];

const largest = ({ hotspots: [first] }: Footprint): Kpi => ({
  label: 'Largest source',
  value: first ? percentText(first.percent) : '–',
  note: first?.source,
});

const diverted = ({ contract, waste: { percent, tonnes, unweighed } }: Footprint): Kpi => ({
  label: 'Waste diverted',
  value: percent === null ? '–' : percentText(percent),
  note:
    [
      percent && `of ${Number(tonnes).toLocaleString('en-GB')} t, from landfill`,
      unweighed > 0 && `${counted(unweighed, unweighed === 1 ? 'load' : 'loads')} with no weight`,
    ]
      .filter(Boolean)
      .join('; ') || 'No waste yet',
  ...(contract &&
    unweighed > 0 && {
      link: linkWith({ category: 'waste', status: undefined, q: undefined }),
    }),
});

/** Of the company: the contracts that have any, which lead on. */
const withoutFactor = ({ contract, totals: { drafts } }: Footprint): Kpi => ({
  label: 'No factor',
  value: number(drafts),
  ...(drafts > 0
    ? {
        note: 'Not in the total',
        tone: 'warn',
        icon: TriangleAlert,
        link: linkWith(
          contract
            ? { status: 'draft', category: undefined, q: undefined }
            : { factors: 'missing', status: undefined, q: undefined },
        ),
      }
    : { note: 'All entries included' }),
});

const linkWith = (change: CarbonSearch): Kpi['link'] => ({
  to: '.',
  search: (before) => ({ ...before, ...change }),
});
