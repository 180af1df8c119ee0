import { categoryLabels } from '@sitewright/domain/carbon/carbon-labels';
import type { OwnFactor } from '@sitewright/domain/carbon/factor';
import { readableDecimal } from '@sitewright/domain/kernel/decimal';
import { Link } from '@tanstack/react-router';
import { Paperclip } from 'lucide-react';
import type { Column } from '../../../ui/table/column.ts';
import { numberColumn, textColumn } from '../../../ui/table/columns.tsx';
import { titleLinkStyles } from '../../../ui/table/record-card.tsx';
import { sourceLabels } from '../../labels.ts';
import { useStandardsSearch } from '../search-params.ts';
import { StateBadge, stateText } from './own-state.tsx';

export const ownColumns = (today: string): Column<OwnFactor>[] => [
  name,
  textColumn('source', 'Source', ({ source }) => sourceLabels[source], { width: 104 }),
  epd,
  textColumn('category', 'Category', ({ category }) => categoryLabels[category], { width: 104 }),
  value,
  textColumn('year', 'Year', ({ year }) => String(year), { width: 72 }),
  state(today),
  document,
  textColumn('reason', 'Reason', ({ reason }) => reason, { width: 220, isExtra: true }),
  textColumn('replaces', 'Replaces', ({ replaces }) => replaces, {
    width: 150,
    isExtra: true,
  }),
];

const name = textColumn<OwnFactor>('name', 'Item', (own) => own.name, {
  width: 260,
  isName: true,
  cell: (own) => <OwnLink own={own} />,
  second: (own) => <span className="block max-w-60 truncate">{own.reason}</span>,
  secondAs: [{ header: 'Reason', of: ({ reason }) => reason }],
});

const epd = textColumn<OwnFactor>('epd', 'EPD', ({ epdNumber }) => epdNumber, {
  width: 160,
  cell: ({ epdNumber }) => epdNumber,
  second: ({ programme }) => programme,
  text: ({ epdNumber, programme }) => [epdNumber, programme].filter(Boolean).join(' '),
  exportedAs: [
    { header: 'EPD', of: ({ epdNumber }) => epdNumber },
    { header: 'Programme', of: ({ programme }) => programme },
  ],
});

const value = numberColumn<OwnFactor>('value', 'kg CO₂e', (own) => own.value, {
  width: 132,
  cell: (own) => readableDecimal(own.value),
  second: (own) => `per ${own.unit}`,
  secondAs: [{ header: 'Unit', of: ({ unit }) => unit }],
});

const state = (today: string) =>
  textColumn<OwnFactor>('state', 'Status', (own) => stateText(own, today), {
    width: 176,
    cell: (own) => <StateBadge own={own} today={today} />,
    sortBy: (own) => own.expiresOn,
  });

const document = textColumn<OwnFactor>('document', 'File', ({ documentName }) => documentName, {
  width: 72,
  cell: ({ documentName }) =>
    documentName && (
      <span title={documentName} className="inline-flex">
        <Paperclip aria-hidden="true" className="size-4 text-text-2" />
        <span className="sr-only">{documentName}</span>
      </span>
    ),
});

/** Opens an own factor next to the list, by a search parameter. */
export const OwnLink = ({ own: { id, name } }: { own: OwnFactor }) => (
  <Link
    to="."
    search={{ ...useStandardsSearch(), own: id }}
    resetScroll={false}
    className={titleLinkStyles}
  >
    <span title={name} className="block max-w-60 truncate site:max-w-none site:whitespace-normal">
      {name}
    </span>
  </Link>
);
