import { formatUnitPrice } from '@sitewright/domain/kernel/pounds';
import { materialsApi } from '@sitewright/domain/materials/api';
import type { Material } from '@sitewright/domain/materials/material';
import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { useQuery } from '@tanstack/react-query';
import { driftText } from '../../materials/labels.ts';
import { queryAll } from '../../platform/query.ts';
import { dayText } from '../../ui/format/date-time.ts';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';

/** The materials of the supplier with their last prices. */
export const SupplierPrices = ({ supplier }: { supplier: Supplier }) => (
  <Loaded
    query={useQuery(queryAll(materialsApi.list, { query: { supplierId: supplier.id } }))}
    what="materials"
    empty="No catalogue materials from this supplier."
    skeleton={<Skeleton what="materials" count={3} />}
  >
    {(materials) => (
      <ul className="divide-y divide-line-2 rounded-card border border-line">
        {materials.map((material) => (
          <Priced key={material.id} {...material} />
        ))}
      </ul>
    )}
  </Loaded>
);

const Priced = ({ itemDescription, sku, category, ...price }: Material) => (
  <li className="flex items-baseline gap-3 px-3 py-2 text-sm">
    <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
      <p className="font-medium">{itemDescription}</p>
      <p className="text-xs tracking-normal text-text-2">
        {[sku, category].filter(Boolean).join(' · ')}
      </p>
    </div>
    {price.purchaseCost && <LastPrice {...price} cost={price.purchaseCost} />}
  </li>
);

type PriceProps = Pick<Material, 'unit' | 'drift' | 'pricedAt'> & { cost: string };

const LastPrice = ({ cost, unit, drift, pricedAt }: PriceProps) => (
  <div className="text-right tabular-nums">
    <p>
      {formatUnitPrice(cost)} <span className="text-text-2">/ {unit}</span>
    </p>
    <p className="text-xs tracking-normal text-text-2">
      {[pricedAt && `since ${dayText(pricedAt)}`, drift && driftText(drift)]
        .filter(Boolean)
        .join(', ')}
    </p>
  </div>
);
