import { carbonModules } from '@sitewright/domain/carbon/carbon-values';
import type { Footprint } from '@sitewright/domain/carbon/footprint';
import { Leaf } from 'lucide-react';
import { counted } from '../ui/table/labels.ts';
import { weightText } from './labels.ts';

type Props = { footprint: Footprint };

/** What the figures include and leave out, shown above them all. */
export const BoundaryLine = ({ footprint }: Props) => (
  <p className="flex items-start gap-1.5 text-xs tracking-normal text-text-2">
    <Leaf aria-hidden="true" className="mt-px size-3.5 flex-none site:mt-0.5" />
    <span>{boundaryText(footprint)}</span>
  </p>
);

/** 'A1–A5, T&D losses in, WTT beside (1.20 t), as recorded; biogenic 340.0 kg, in no total.' */
function boundaryText({ boundary, totals }: Footprint): string {
  const { includesLosses, includesWtt, statedYear, keptTerms } = boundary;
  const stated = statedYear ? `stated under ${statedYear}` : 'as recorded';
  const termsText =
    statedYear && keptTerms > 0
      ? `; ${counted(keptTerms, keptTerms === 1 ? 'product has' : 'products have')} no factor of that year and stand as recorded`
      : '';
  return [
    modulesText(boundary.modules),
    `T&D losses ${placeOf(includesLosses, totals.losses)}`,
    `WTT ${placeOf(includesWtt, totals.wtt)}`,
    `${stated}${termsText}; biogenic ${weightText(totals.biogenic)}, in no total.`,
  ].join(', ');
}

const placeOf = (isIn: boolean, amount: string): string =>
  isIn ? `in (${weightText(amount)})` : `beside (${weightText(amount)})`;

const modulesText = (modules: Footprint['boundary']['modules']): string =>
  modules.length === carbonModules.length
    ? 'A1–A5'
    : modules.map((module) => module.replace('-', '–')).join(', ');
