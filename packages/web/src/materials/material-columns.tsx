import type { Material } from '@sitewright/domain/materials/material';
import { isActive } from '@sitewright/domain/materials/rules';
import type { StockTotal } from '@sitewright/domain/materials/usage';
import { kilogramsOf } from '@sitewright/domain/materials/weight';
import { Link } from '@tanstack/react-router';
import { momentText, recentText } from '../ui/format/date-time.ts';
import type { Column } from '../ui/table/column.ts';
import { textColumn } from '../ui/table/columns.tsx';
import { counted } from '../ui/table/labels.ts';
import { TwoLines } from '../ui/table/two-lines.tsx';
import { linkLeading, WrappedText } from '../ui/table/wrapped-text.tsx';
import { ActiveCell } from './active-cell.tsx';
import { CostCell } from './cost-cell.tsx';
import { carbonText, quantityText, sourceText, weightText } from './labels.ts';
import { Sparkline } from './sparkline.tsx';

type MaterialColumn = Column<Material>;

type Options = {
  seesPrices: boolean;
  today: string;
  /** The stock on the sites, by material. */
  stock: ReadonlyMap<number, StockTotal>;
};

/** Who may not see prices gets no columns of them, not empty ones. */
export const materialColumns = ({ seesPrices, today, stock }: Options): MaterialColumn[] => [
  description,
  categoryAndSku,
  textColumn('category', 'Category', ({ category }) => category, { width: 150, isExtra: true }),
  textColumn('unit', 'Unit', ({ unit }) => unit, { width: 72, isExtra: true }),
  ...(seesPrices ? [cost, trend] : []),
  onSites(stock),
  weight,
  textColumn('supplier', 'Supplier', ({ supplierName }) => supplierName, {
    width: 190,
    isExtra: true,
  }),
  carbon,
  active,
  { ...updated(today), isExtra: true },
];

/** The value for sorting and export; zero is a figure, too. */
const figureOf = (text: string | null | undefined): number | null => (text ? Number(text) : null);

const description: MaterialColumn = {
  id: 'description',
  header: 'Description',
  width: 240,
  isName: true,
  cell: ({ id, itemDescription, supplierName }) => (
    <TwoLines
      first={
        <Link to="/materials/edit/$id" params={{ id: String(id) }} className="-my-0.5 py-0.5">
          <WrappedText text={itemDescription} leading={linkLeading} className="w-52" />
        </Link>
      }
      second={<span className="block max-w-52 truncate">{supplierName}</span>}
    />
  ),
  text: ({ itemDescription }) => itemDescription,
  sortBy: ({ itemDescription }) => itemDescription,
};

/** As the list is ordered at first: those of a kind beside each other. */
const categoryAndSku: MaterialColumn = {
  id: 'sku',
  header: 'Category and SKU',
  width: 140,
  cell: ({ sku, category }) => (
    <TwoLines
      first={<WrappedText text={category ?? '–'} className="max-w-32 text-text-2" />}
      second={<span className="normal-nums">{sku}</span>}
    />
  ),
  text: ({ sku, category }) => [category, sku].filter(Boolean).join(' '),
  sortBy: ({ sku, category }) => [category, sku].filter(Boolean).join(' '),
  exportAs: ({ sku }) => sku,
};

const cost: MaterialColumn = {
  id: 'cost',
  header: 'Cost',
  width: 132,
  align: 'right',
  cell: (material) => <CostCell material={material} />,
  text: ({ purchaseCost }) => purchaseCost ?? '',
  sortBy: ({ purchaseCost }) => figureOf(purchaseCost),
  exportAs: ({ purchaseCost }) => figureOf(purchaseCost),
};

const trend: MaterialColumn = {
  id: 'trend',
  header: '12 months',
  width: 130,
  cell: (material) => <Sparkline {...material} />,
  text: ({ drift }) => drift ?? '',
  sortBy: ({ drift }) => figureOf(drift),
};

const onSites = (stock: Options['stock']): MaterialColumn => ({
  id: 'stock',
  header: 'On sites',
  width: 96,
  align: 'right',
  cell: ({ id, unit }) => {
    const there = stock.get(id);
    return there ? (
      <TwoLines
        first={`${quantityText(there.onSite)} ${unit}`}
        second={counted(there.sites, there.sites === 1 ? 'site' : 'sites')}
      />
    ) : (
      <span className="text-text-2">–</span>
    );
  },
  text: ({ id }) => stock.get(id)?.onSite ?? '',
  sortBy: ({ id }) => figureOf(stock.get(id)?.onSite),
  exportAs: ({ id }) => figureOf(stock.get(id)?.onSite),
});

const weight: MaterialColumn = {
  id: 'weight',
  header: 'Weight (kg)',
  width: 96,
  align: 'right',
  cell: weightText,
  text: weightText,
  sortBy: (material) => figureOf(kilogramsOf(material)),
  exportAs: (material) => figureOf(kilogramsOf(material)),
};

const carbon: MaterialColumn = {
  id: 'carbon',
  header: 'CO₂e (kg)',
  width: 116,
  align: 'right',
  cell: (material) =>
    material.carbonPerUnit ? (
      <TwoLines
        first={carbonText(material.carbonPerUnit)}
        second={
          <span title={material.carbonSource ?? ''} className="block max-w-32 truncate">
            {sourceText(material)}
          </span>
        }
      />
    ) : (
      <span className="text-text-2">No factor</span>
    ),
  text: ({ carbonPerUnit }) => carbonPerUnit ?? '',
  sortBy: ({ carbonPerUnit }) => figureOf(carbonPerUnit),
  exportAs: ({ carbonPerUnit }) => figureOf(carbonPerUnit),
};

const active: MaterialColumn = {
  id: 'active',
  header: 'Active',
  width: 100,
  cell: (material) => <ActiveCell material={material} />,
  text: (material) => (isActive(material) ? 'yes' : 'no'),
  sortBy: (material) => (isActive(material) ? 0 : 1),
};

const updated = (today: string): MaterialColumn => ({
  id: 'updated',
  header: 'Updated',
  width: 116,
  cell: ({ updatedAt }) => (
    <time dateTime={updatedAt} title={momentText(updatedAt)}>
      {recentText(updatedAt, today)}
    </time>
  ),
  text: ({ updatedAt }) => recentText(updatedAt, today),
  sortBy: ({ updatedAt }) => updatedAt,
  exportAs: ({ updatedAt }) => new Date(updatedAt),
});
