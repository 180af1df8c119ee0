import { categoryLabels } from '@sitewright/domain/carbon/carbon-labels';
import type { Factor } from '@sitewright/domain/carbon/factor';
import { readableDecimal } from '@sitewright/domain/kernel/decimal';
import { Link } from '@tanstack/react-router';
import { CalendarX2, Check, PencilLine } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { numberColumn, textColumn } from '../../../ui/table/columns.tsx';
import { titleLinkStyles } from '../../../ui/table/record-card.tsx';
import { sourceLabels } from '../../labels.ts';
import { isExpired } from '../factor-field.tsx';
import { useStandardsSearch } from '../search-params.ts';

/** Official ids are words, and a table counts its rows. */
export type FactorRow = { id: number; factor: Factor };

type FactorColumn = Column<FactorRow>;

export const categoryText = ({ category }: Factor): string =>
  category ? categoryLabels[category] : 'Separate';

export const factorColumns = (today: string): FactorColumn[] => [
  item,
  plain('category', 'Category', 104, categoryText),
  plain('unit', 'Unit', 124, ({ unit }) => unit),
  value,
  plain('source', 'Source', 104, ({ source }) => sourceLabels[source]),
  plain('year', 'Year', 72, ({ year }) => String(year)),
  inUse(today),
  override,
  extra('group', 'Group', 200, ({ group }) => group),
  extra('id', 'Official ID', 150, ({ id }) => id),
  extra('scope', 'Scope', 84, ({ scope }) => scope),
  extra('citation', 'Citation', 260, ({ citation }) => citation),
];

type Of = (factor: Factor) => string | null;

const plain = (id: string, header: string, width: number, of: Of) =>
  textColumn<FactorRow>(id, header, ({ factor }) => of(factor), { width });

const extra = (...column: Parameters<typeof plain>): FactorColumn => ({
  ...plain(...column),
  isExtra: true,
});

const item = textColumn<FactorRow>('item', 'Item', ({ factor }) => factor.name, {
  width: 300,
  isName: true,
  cell: ({ factor }) => <FactorLink factor={factor} />,
  second: ({ factor }) => <span className="block max-w-72 truncate">{factor.group}</span>,
  secondAs: [{ header: 'Group', of: ({ factor }) => factor.group }],
});

const value = numberColumn<FactorRow>('value', 'kg CO₂e per unit', ({ factor }) => factor.value, {
  width: 136,
  cell: ({ factor }) => readableDecimal(factor.value),
});

const inUse = (today: string) =>
  textColumn<FactorRow>('inUse', 'In use', ({ factor }) => inUseText(factor, today), {
    width: 132,
    cell: ({ factor }) => <InUse factor={factor} today={today} />,
  });

const overrideText = ({ official, reason }: Factor): string =>
  official ? `Instead of ${readableDecimal(official)}: ${reason ?? ''}` : '';

const override = textColumn<FactorRow>(
  'override',
  'Own override',
  ({ factor }) => overrideText(factor) || null,
  {
    width: 150,
    cell: ({ factor }) => (
      <span title={overrideText(factor)} className="block max-w-34 truncate text-text-2">
        {overrideText(factor) || '–'}
      </span>
    ),
  },
);

/** Opens a factor next to the list, by a search parameter. */
export const FactorLink = ({ factor: { id, name } }: { factor: Factor }) => (
  <Link
    to="."
    search={{ ...useStandardsSearch(), factor: id }}
    resetScroll={false}
    className={titleLinkStyles}
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
