import { formatUnitPrice } from '@sitewright/domain/kernel/pounds';
import type { Material } from '@sitewright/domain/materials/material';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ActiveBadge } from './active-cell.tsx';
import { carbonText, weightText } from './labels.ts';

type Props = { material: Material; seesPrices: boolean; menu: ReactNode };

/** A material as shown on a phone. */
export const MaterialCard = ({ material, seesPrices, menu }: Props) => (
  <article data-own-actions="" className="grid gap-2">
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <h2 className="text-base leading-5! site:text-lg site:leading-6!">
          <Link
            to="/materials/edit/$id"
            params={{ id: String(material.id) }}
            className="-my-0.5 inline-block py-0.5 hover:underline site:-my-2.5 site:py-2.5"
          >
            {material.itemDescription}
          </Link>
        </h2>
        <p className="text-xs tracking-normal text-text-2 site:text-sm">
          {[material.sku, material.category, material.supplierName].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="-mt-1 -mr-2 max-md:-mt-2.5 max-md:-mr-2.5">{menu}</div>
    </div>
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm tabular-nums">
      {seesPrices && <Price material={material} />}
      {facts(material).map((fact) => (
        <span key={fact} className="text-text-2">
          {fact}
        </span>
      ))}
      {material.active === 'no' && <ActiveBadge material={material} />}
    </p>
  </article>
);

const Price = ({ material: { purchaseCost, unit } }: Pick<Props, 'material'>) => (
  <span className="font-semibold">
    {purchaseCost ? `${formatUnitPrice(purchaseCost)} / ${unit}` : 'No price'}
  </span>
);

const facts = (material: Material): string[] => [
  ...(material.weight ? [`${weightText(material)} kg`] : []),
  ...(material.carbonPerUnit ? [`${carbonText(material.carbonPerUnit)} kg CO₂e`] : []),
];
