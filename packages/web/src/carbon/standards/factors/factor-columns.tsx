import { categoryLabels } from '@sitewright/domain/carbon/carbon-labels';
import type { Factor } from '@sitewright/domain/carbon/factor';
import { readableDecimal } from '@sitewright/domain/kernel/decimal';
import { Link } from '@tanstack/react-router';
import { CalendarX2, Check, PencilLine } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { textColumn } from '../../../ui/table/columns.tsx';
import { TwoLines } from '../../../ui/table/two-lines.tsx';
import { sourceLabels } from '../../labels.ts';
import { isExpired } from '../factor-field.tsx';
import { useStandardsSearch } from '../search-params.ts';

/** Official ids are words, and a table counts its rows. */
export type FactorRow = { id: number; factor: Factor };

type FactorColumn = Column<FactorRow>;

export const categoryText = ({ category }: Factor): string =>
  category ? categoryLabels[category] : 'Beside';

export const factorColumns = (today: string): FactorColumn[] => [
  item,
  plain('category', 'Category', 104, categoryText),
  plain('unit', 'Unit', 136, ({ unit }) => unit),
  value,
  plain('source', 'Source', 104, ({ source }) => sourceLabels[source]),
  plain('year', 'Year', 72, ({ year }) => String(year)),
  inUse(today),
  override,
  { ...plain('group', 'Group', 200, ({ group }) => group), isExtra: true },
  { ...plain('id', 'Official id', 150, ({ id }) => id), isExtra: true },
  { ...plain('scope', 'Scope', 84, ({ scope }) => scope), isExtra: true },
  { ...plain('citation', 'Citation', 260, ({ citation }) => citation), isExtra: true },
];

const plain = (id: string, header: string, width: number, of: (factor: Factor) => string | null) =>
  textColumn<FactorRow>(id, header, ({ factor }) => of(factor), { width });

const item: FactorColumn = {
  id: 'item',
  header: 'Item',
  width: 300,
  isName: true,
  cell: ({ factor }) => (
    <TwoLines
      first={<FactorLink factor={factor} />}
      second={<span className="block max-w-72 truncate">{factor.group}</span>}
    />
  ),
  text: ({ factor }) => factor.name,
  sortBy: ({ factor }) => factor.name,
  exportAs: ({ factor }) => factor.name,
};

const value: FactorColumn = {
  id: 'value',
  header: 'kg CO₂e per unit',
  width: 148,
  align: 'right',
  cell: ({ factor }) => readableDecimal(factor.value),
  text: ({ factor }) => factor.value,
  sortBy: ({ factor }) => Number(factor.value),
  exportAs: ({ factor }) => Number(factor.value),
};

const inUse = (today: string): FactorColumn => ({
  id: 'inUse',
  header: 'In use',
  width: 132,
  cell: ({ factor }) => <InUse factor={factor} today={today} />,
  text: ({ factor }) => inUseText(factor, today),
  sortBy: ({ factor }) => inUseText(factor, today),
});

const overrideText = ({ official, reason }: Factor): string =>
  official ? `Instead of ${readableDecimal(official)}: ${reason ?? ''}` : '';

const override: FactorColumn = {
  id: 'override',
  header: 'Own override',
  width: 180,
  cell: ({ factor }) => (
    <span title={overrideText(factor)} className="block max-w-44 truncate text-text-2">
      {overrideText(factor) || '–'}
    </span>
  ),
  text: ({ factor }) => overrideText(factor),
  sortBy: ({ factor }) => overrideText(factor) || null,
};

/** Opens a factor beside the list, by a search parameter. */
export const FactorLink = ({ factor: { id, name } }: { factor: Factor }) => (
  <Link
    to="."
    search={{ ...useStandardsSearch(), factor: id }}
    resetScroll={false}
    className="-my-0.5 inline-block py-0.5 hover:underline site:-my-2.5 site:py-2.5"
  >
    <span title={name} className="block max-w-72 truncate site:max-w-none site:whitespace-normal">
      {name}
    </span>
  </Link>
);

type Props = { factor: Factor; today: string };

const looks = {
  'In use': { tone: 'ok', icon: Check },
  'Own override': { tone: 'info', icon: PencilLine },
  Expired: { tone: 'warn', icon: CalendarX2 },
} as const;

export const inUseText = (factor: Factor, today: string): keyof typeof looks =>
  isExpired(factor, today) ? 'Expired' : factor.official ? 'Own override' : 'In use';

/** Whether the official figure counts, or the organisation's own in its place. */
export const InUse = ({ factor, today }: Props) => {
  const text = inUseText(factor, today);
  return <Badge {...looks[text]}>{text}</Badge>;
};
