import { daysAfter } from '@sitewright/domain/kernel/calendar';
import type { Material } from '@sitewright/domain/materials/material';
import { isActive } from '@sitewright/domain/materials/rules';
import { CircleHelp } from 'lucide-react';
import type { Kpi } from '../ui/kpi-strip.tsx';
import { number } from '../ui/table/labels.ts';

/** The catalogue in four figures; who sees no prices hears nothing of them. */
export function materialFigures(
  materials: readonly Material[],
  seesPrices: boolean,
  today: string,
): Kpi[] {
  const active = materials.filter(isActive);
  const categories = new Set(materials.map(({ category }) => category).filter(Boolean)).size;
  const withoutFactor = active.filter(({ carbonPerUnit }) => !carbonPerUnit).length;
  return [
    {
      label: 'Items',
      value: number(materials.length),
      note: `${number(materials.length - active.length)} inactive`,
    },
    { label: 'Categories', value: number(categories) },
    ...(seesPrices ? priceFigures(active, today) : []),
    {
      label: 'Without a carbon factor',
      value: number(withoutFactor),
      note: 'Of the active items',
    },
  ];
}

function priceFigures(active: readonly Material[], today: string): Kpi[] {
  const unpriced = active.filter(({ purchaseCost }) => !purchaseCost).length;
  const since = daysAfter(today, -30);
  const changed = active.filter(({ pricedAt }) => pricedAt && pricedAt >= since);
  const costingMore = changed.filter(({ drift }) => Number(drift) > 0).length;
  return [
    {
      label: 'Without a price',
      value: number(unpriced),
      note: unpriced ? 'Ask the supplier' : 'Every active item has one',
      ...(unpriced && { tone: 'warn' as const, icon: CircleHelp }),
    },
    {
      label: 'Price changed in 30 days',
      value: number(changed.length),
      note: `${number(costingMore)} above their average`,
    },
  ];
}
