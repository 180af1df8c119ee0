import type { Footprint } from '@sitewright/domain/carbon/footprint';
import { TrendingDown, TrendingUp, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Kpi, KpiStrip } from '../ui/kpi-strip.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { number } from '../ui/table/words.ts';
import { useChangeAddress } from './use-address.ts';
import { isNegative, percentText, sizeOf, weightOf, weightText } from './words.ts';

type Props = { footprint: Footprint };

/** What was emitted, against what it was worth and what it should have been. */
export function FootprintKpis({ footprint }: Props) {
  const change = useChangeAddress();
  const showDrafts = () => change({ status: 'draft', category: undefined, q: undefined });
  return (
    <KpiStrip
      label="The footprint in figures"
      figures={[
        total(footprint),
        perValue(footprint),
        ...perArea(footprint),
        largest(footprint),
        diverted(footprint),
        withoutFactor(footprint, showDrafts),
      ]}
    />
  );
}

const Weight = ({ kilograms, of = '' }: { kilograms: string; of?: string }) => {
  const { value, unit } = weightOf(kilograms);
  return (
    <>
      {value} <Unit>{`${unit}${of}`}</Unit>
    </>
  );
};

const Unit = ({ children }: { children: ReactNode }) => (
  <span className="text-sm font-normal tracking-normal text-text-2">{children}</span>
);

const total = (footprint: Footprint): Kpi => ({
  label: 'Total',
  value: <Weight kilograms={footprint.totals.total} of=" CO₂e" />,
  ...againstTarget(footprint),
});

/** In words and with an arrow: the colour is never alone. */
function againstTarget({ totals: { underTarget }, before, totals }: Footprint): Partial<Kpi> {
  if (underTarget === null) return againstBefore(totals.total, before);
  const words = weightText(sizeOf(underTarget));
  return isNegative(underTarget)
    ? { note: `${words} over target to date`, tone: 'bad', icon: TrendingUp }
    : { note: `${words} under target to date`, tone: 'ok', icon: TrendingDown };
}

function againstBefore(now: string, before: string | null): Partial<Kpi> {
  if (before === null) return { note: 'No target is set' };
  const isMore = Number(now) > Number(before);
  return {
    note: `${weightText(before)} in the time before, now ${isMore ? 'more' : 'less'}`,
    icon: isMore ? TrendingUp : TrendingDown,
  };
}

const perValue = ({ totals, companyPerHundredThousand: average }: Footprint): Kpi => ({
  label: 'Per £100k of value',
  value: totals.perHundredThousand ? <Weight kilograms={totals.perHundredThousand} /> : '–',
  note: average && `Company average ${weightText(average)}`,
});

const perArea = ({ totals: { perSquareMetre } }: Footprint): Kpi[] =>
  perSquareMetre ? [{ label: 'Per m²', value: <Weight kilograms={perSquareMetre} /> }] : [];

const largest = ({ hotspots: [first] }: Footprint): Kpi => ({
  label: 'Largest source',
  value: first ? percentText(first.percent) : '–',
  note: first?.source,
});

const diverted = ({ waste: { percent, tonnes } }: Footprint): Kpi => ({
  label: 'Waste diverted',
  value: percent === null ? '–' : percentText(percent),
  note:
    percent === null
      ? 'No waste yet'
      : `of ${Number(tonnes).toLocaleString('en-GB')} t, from landfill`,
});

const withoutFactor = ({ totals: { drafts } }: Footprint, onShow: () => void): Kpi => ({
  label: 'Without a factor',
  value: number(drafts),
  ...(drafts > 0
    ? {
        note: <LinkButton onClick={onShow}>Entries not in the total</LinkButton>,
        tone: 'warn',
        icon: TriangleAlert,
      }
    : { note: 'Every entry counts' }),
});
