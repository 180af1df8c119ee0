import { formatUnitPrice } from '@sitewright/domain/kernel/pounds';
import type { Material } from '@sitewright/domain/materials/material';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RecordCard, titleLinkStyles } from '../ui/table/record-card.tsx';
import { ActiveBadge } from './active-cell.tsx';
import { carbonText, weightText } from './labels.ts';

type Props = { material: Material; seesPrices: boolean; menu: ReactNode };

/** A material as shown on a phone. */
export const MaterialCard = ({ material, seesPrices, menu }: Props) => (
  <RecordCard
    title={
      <Link
        to="/materials/edit/$id"
        params={{ id: String(material.id) }}
        className={titleLinkStyles}
      >
        {material.itemDescription}
      </Link>
    }
    note={[material.sku, material.category, material.supplierName].filter(Boolean).join(' · ')}
    menu={menu}
  >
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm tabular-nums">
      {seesPrices && <Price material={material} />}
      {facts(material).map((fact) => (
        <span key={fact} className="text-text-2">
          {fact}
        </span>
      ))}
      {material.active === 'no' && <ActiveBadge material={material} />}
    </p>
  </RecordCard>
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
