import type { Material } from '@sitewright/domain/materials/material';
import { isActive } from '@sitewright/domain/materials/rules';
import type { StockTotal } from '@sitewright/domain/materials/usage';
import { kilogramsOf } from '@sitewright/domain/materials/weight';
import { Link } from '@tanstack/react-router';
import type { Column } from '../ui/table/column.ts';
import { numberColumn, textColumn, updatedColumn } from '../ui/table/columns.tsx';
import { counted } from '../ui/table/labels.ts';
import { linkLeading, WrappedText } from '../ui/table/wrapped-text.tsx';
import { ActiveCell } from './active-cell.tsx';
import { CostCell } from './cost-cell.tsx';
import { carbonText, quantityText, sourceText, weightText } from './labels.ts';
import { Sparkline } from './sparkline.tsx';

type Options = {
  seesPrices: boolean;
  today: string;
  /** The stock on the sites, by material. */
  stock: ReadonlyMap<number, StockTotal>;
};

/** Who may not see prices gets no columns of them, not empty ones. */
export const materialColumns = ({ seesPrices, today, stock }: Options): Column<Material>[] => [
  description,
  categoryAndSku,
  textColumn('category', 'Category', ({ category }) => category, { width: 150, isExtra: true }),
  textColumn('unit', 'Unit', ({ unit }) => unit, { width: 72, isExtra: true }),
  ...(seesPrices ? [cost, trend] : []),
  onSites(stock),
  numberColumn('weight', 'Weight (kg)', kilogramsOf, { width: 96, text: weightText }),
  textColumn('supplier', 'Supplier', ({ supplierName }) => supplierName, {
    width: 190,
    isExtra: true,
  }),
  carbon,
  active,
  updatedColumn(today, { isExtra: true }),
];

const description = textColumn<Material>(
  'description',
  'Description',
  (row) => row.itemDescription,
  {
    width: 240,
    isName: true,
    cell: ({ id, itemDescription }) => (
      <Link to="/materials/edit/$id" params={{ id: String(id) }} className="-my-0.5 py-0.5">
        <WrappedText text={itemDescription} leading={linkLeading} className="w-52" />
      </Link>
    ),
    second: ({ supplierName }) => <span className="block max-w-52 truncate">{supplierName}</span>,
    secondAs: [{ header: 'Supplier', of: ({ supplierName }) => supplierName }],
  },
);

const categoryAndSkuText = ({ category, sku }: Material): string =>
  [category, sku].filter(Boolean).join(' ');

/** The default order: items of one category together. */
const categoryAndSku = textColumn('sku', 'Category and SKU', categoryAndSkuText, {
  width: 140,
  cell: ({ category }) => <WrappedText text={category ?? '–'} className="max-w-32 text-text-2" />,
  second: ({ sku }) => <span className="normal-nums">{sku}</span>,
  exportedAs: [
    { header: 'Category', of: ({ category }) => category },
    { header: 'SKU', of: ({ sku }) => sku },
  ],
});

const cost = numberColumn<Material>('cost', 'Cost', ({ purchaseCost }) => purchaseCost, {
  width: 132,
  cell: (material) => <CostCell material={material} />,
});

const trend = textColumn<Material>('trend', '12 months', ({ drift }) => drift, {
  width: 130,
  cell: (material) => <Sparkline {...material} />,
  sortBy: ({ drift }) => (drift ? Number(drift) : null),
});

const onSites = (stock: Options['stock']) =>
  numberColumn<Material>('stock', 'On sites', ({ id }) => stock.get(id)?.onSite, {
    width: 96,
    cell: ({ id, unit }) => {
      const there = stock.get(id);
      return there ? (
        `${quantityText(there.onSite)} ${unit}`
      ) : (
        <span className="text-text-2">–</span>
      );
    },
    second: ({ id }) => {
      const there = stock.get(id);
      return there && counted(there.sites, there.sites === 1 ? 'site' : 'sites');
    },
    secondAs: [
      { header: 'Unit', of: ({ unit }) => unit },
      { header: 'Sites', of: ({ id }) => stock.get(id)?.sites ?? null },
    ],
  });

const carbon = numberColumn<Material>('carbon', 'CO₂e (kg)', ({ carbonPerUnit }) => carbonPerUnit, {
  width: 116,
  cell: ({ carbonPerUnit }) =>
    carbonPerUnit ? carbonText(carbonPerUnit) : <span className="text-text-2">No factor</span>,
  second: (material) =>
    material.carbonPerUnit && (
      <span title={material.carbonSource ?? ''} className="block max-w-32 truncate">
        {sourceText(material)}
      </span>
    ),
  secondAs: [{ header: 'Carbon source', of: sourceText }],
});

const active = textColumn<Material>('active', 'Active', (row) => (isActive(row) ? 'yes' : 'no'), {
  width: 100,
  cell: (material) => <ActiveCell material={material} />,
  sortBy: (material) => (isActive(material) ? 0 : 1),
});
