import { carbonModules } from '@sitewright/domain/carbon/carbon-values';
import type { Footprint } from '@sitewright/domain/carbon/footprint';
import { weightText } from '@sitewright/domain/carbon/weight-text';
import { Leaf } from 'lucide-react';
import { counted } from '../ui/table/labels.ts';

type Props = { footprint: Footprint };

/** What the figures include and leave out, shown above them all. */
export const BoundaryLine = ({ footprint }: Props) => (
  <p className="flex items-start gap-1.5 text-xs tracking-normal text-text-2">
    <Leaf aria-hidden="true" className="mt-px size-3.5 flex-none site:mt-0.5" />
    <span>{boundaryText(footprint)}</span>
  </p>
);

/** 'Boundary A1–A5. Reported separately: grid losses 805.8 kg, WTT 1.20 t, biogenic 340.0 kg.' */
function boundaryText({ boundary, totals }: Footprint): string {
  const { modules, includesLosses, includesWtt, statedYear, keptTerms } = boundary;
  const losses = `grid losses ${weightText(totals.losses)}`;
  const wtt = `WTT ${weightText(totals.wtt)}`;
  const included = [includesLosses && losses, includesWtt && wtt].filter(Boolean);
  const separate = [!includesLosses && losses, !includesWtt && wtt].filter(Boolean);
  return [
    `Boundary ${modulesText(modules)}.`,
    statedYear && `${statedYear} factors for all entries${keptText(keptTerms)}.`,
    included.length > 0 && `Included: ${included.join(', ')}.`,
    `Reported separately: ${[...separate, `biogenic ${weightText(totals.biogenic)}`].join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const keptText = (terms: number): string =>
  terms > 0 ? `; ${counted(terms, terms === 1 ? 'calculation' : 'calculations')} as recorded` : '';

const modulesText = (modules: Footprint['boundary']['modules']): string =>
  modules.length === carbonModules.length
    ? 'A1–A5'
    : modules.map((module) => module.replace('-', '–')).join(', ');
