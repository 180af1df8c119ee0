import { footprintApi } from '@sitewright/domain/carbon/api';
import { categoryLabels, qualityLabels } from '@sitewright/domain/carbon/carbon-labels';
import type { SupplierCarbon as Carbon } from '@sitewright/domain/carbon/supplier-carbon';
import { weightText, weightUnit } from '@sitewright/domain/carbon/weight-text';
import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ShareTable } from '../../carbon/charts/share-table.tsx';
import { sourceLabels } from '../../carbon/labels.ts';
import { query } from '../../platform/query.ts';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { counted } from '../../ui/table/labels.ts';

type Props = { supplier: Supplier };

/** The carbon of their deliveries by material, factor source and quality, with links to the entries. */
export const SupplierCarbon = ({ supplier }: Props) => (
  <Loaded
    query={useQuery({
      ...query(footprintApi.supplier, { params: { supplierId: supplier.id } }),
      select: (carbon) => (carbon?.contracts.length ? carbon : null),
    })}
    what="their carbon"
    empty="No carbon recorded for their deliveries."
    skeleton={<Skeleton what="their carbon" count={3} />}
  >
    {(carbon) => (
      <div className="grid gap-4">
        <p className="text-2xl font-bold tracking-[-0.028em] tabular-nums">
          {weightText(carbon.total)}{' '}
          <span className="text-sm font-normal tracking-normal text-text-2">CO₂e, as recorded</span>
        </p>
        <Shares {...carbon} />
        <Entries {...carbon} name={supplier.name} />
      </div>
    )}
  </Loaded>
);

const Shares = ({ materials, factors, qualities }: Carbon) => (
  <>
    <ShareTable
      title="By material"
      of="Material"
      lines={materials.map(({ source, category, ...share }) => ({
        label: `${source} (${categoryLabels[category]})`,
        ...share,
      }))}
    />
    <ShareTable
      title="By factor source"
      of="Source"
      lines={factors.map(({ factorSource, ...share }) => ({
        label: factorSource ? sourceLabels[factorSource] : 'Entered by hand',
        ...share,
      }))}
    />
    <ShareTable
      title="By data quality"
      of="Quality"
      lines={qualities.map(({ quality, ...share }) => ({
        label: qualityLabels[quality],
        ...share,
      }))}
    />
  </>
);

type Named = { name: string };

/** Links to the entries of each contract, searched by the name of the supplier. */
const Entries = ({ contracts, total, name }: Pick<Carbon, 'contracts' | 'total'> & Named) => (
  <section aria-label="Entries" className="grid gap-1.5">
    <h3 className="text-sm!">Entries</h3>
    <ul className="divide-y divide-line-2 rounded-card border border-line">
      {contracts.map(({ slug, name: contract, kilograms, entries }) => (
        <li key={slug} className="flex items-center gap-3 px-3 py-1 text-sm">
          <Link
            to="/carbon-footprint/$slug"
            params={{ slug }}
            search={{ q: name }}
            className="link inline-flex min-h-8 min-w-0 flex-1 items-center [overflow-wrap:anywhere] site:min-h-11"
          >
            {contract}
          </Link>
          <span className="text-xs text-text-2">
            {counted(entries, entries === 1 ? 'entry' : 'entries')}
          </span>
          <b className="font-semibold tabular-nums">{weightText(kilograms, weightUnit([total]))}</b>
        </li>
      ))}
    </ul>
  </section>
);
