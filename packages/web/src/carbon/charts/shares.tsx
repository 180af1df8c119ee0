import { moduleLabels, qualityLabels, scopeLabels } from '@sitewright/domain/carbon/carbon-labels';
import type { Footprint } from '@sitewright/domain/carbon/footprint';
import { sumOfKilograms } from '@sitewright/domain/carbon/kilograms';
import { decimalOf, scaled } from '@sitewright/domain/kernel/decimal';
import { number } from '../../ui/table/labels.ts';
import { type ShareLine, ShareTable } from './share-table.tsx';

/** The number of suppliers that get a line of their own. */
const mostSuppliers = 8;

type Props = { footprint: Footprint };

/** The total by stage, scope, supplier, and by how far it can be relied upon. */
export const Shares = ({ footprint }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-3 md:grid-cols-2 xl:grid-cols-4">
    <ShareTable title="By module" of="Module" lines={modulesOf(footprint)} />
    <ShareTable title="By scope" of="Scope" lines={scopesOf(footprint)} />
    <ShareTable title="By supplier" of="Supplier" lines={suppliersOf(footprint)} />
    <ShareTable
      title="By data quality"
      of="Quality"
      lines={qualitiesOf(footprint)}
      aside={
        footprint.qualityScore && (
          <span className="text-xs text-text-2 tabular-nums">
            Score {footprint.qualityScore} of 1
          </span>
        )
      }
    />
  </div>
);

const modulesOf = ({ byModule }: Footprint): ShareLine[] =>
  byModule.map(({ module, ...share }) => ({ label: moduleLabels[module], ...share }));

const scopesOf = ({ byScope }: Footprint): ShareLine[] =>
  byScope.map(({ scope, ...share }) => ({ label: scopeLabels[scope], ...share }));

const suppliersOf = ({ bySupplier }: Footprint): ShareLine[] =>
  withOthers(
    bySupplier.map(({ supplier, ...share }) => ({
      label: supplier ?? 'No supplier',
      ...share,
    })),
  );

/** The smaller ones in a line together, so that all of them are there. */
function withOthers(lines: ShareLine[]): ShareLine[] {
  if (lines.length <= mostSuppliers + 1) return lines;
  const others = lines.slice(mostSuppliers);
  const kilograms = sumOfKilograms(others.map((line) => line.kilograms));
  const tenths = others.reduce((sum, { percent }) => sum + scaled(percent, 1), 0n);
  return [
    ...lines.slice(0, mostSuppliers),
    { label: `${number(others.length)} others`, kilograms, percent: decimalOf(tenths, 1) },
  ];
}

const qualitiesOf = ({ qualities }: Footprint): ShareLine[] =>
  qualities.map(({ quality, ...share }) => ({ label: qualityLabels[quality], ...share }));
