import { countedKinds } from '@sitewright/domain/carbon/footprint-rules';
import { shareOf } from '@sitewright/domain/carbon/footprint-shares';
import { sumOfKilograms } from '@sitewright/domain/carbon/kilograms';
import type { SupplierCarbon } from '@sitewright/domain/carbon/supplier-carbon';
import { queryRows } from '../platform/prepared-statements.ts';
import { findRow } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { suppliers } from '../suppliers/table.ts';
import { findStandard } from './standards.ts';

type Way = 'materials' | 'factors' | 'qualities' | 'contracts';
type Row = { way: Way } & SupplierCarbon['materials'][number] &
  SupplierCarbon['factors'][number] &
  SupplierCarbon['qualities'][number] &
  SupplierCarbon['contracts'][number];

/** Reads the supplier's terms once and groups them every way that the page shows. */
const sums = `
  with counted as (
    select e.id, e.source, e.category, t.factor_source as "factorSource",
      coalesce(e.quality, 'estimated') as quality, p.slug, p.name, t.kilograms
    from carbon_entries e
      join carbon_terms t on t.carbon_entry_id = e.id and t.project_id = e.project_id
      join projects p on p.id = e.project_id
    where e.status = 'counted' and lower(e.supplier) = lower($1) and e.date <= $2
      and t.module = any($3) and t.kind = any($4)
  )
  select case when grouping(source) = 0 then 'materials' when grouping("factorSource") = 0 then 'factors'
      when grouping(quality) = 0 then 'qualities' else 'contracts' end as way,
    source, category, "factorSource", quality, slug, name,
    sum(kilograms) as kilograms, count(distinct id)::int as entries
  from counted
  group by grouping sets ((source, category), ("factorSource"), (quality), (slug, name))
  order by sum(kilograms) desc, source, name`;

/** By factor source, quality and contract. */
export async function readSupplierCarbon(
  tx: Tx,
  supplierId: number,
  today: string,
): Promise<SupplierCarbon> {
  const { name } = await findRow(tx, suppliers, supplierId);
  const basis = await findStandard(tx);
  const rows = await queryRows<Row>(tx, sums, [name, today, basis.modules, countedKinds(basis)]);
  const total = sumOfKilograms(
    rows.filter(({ way }) => way === 'contracts').map(({ kilograms }) => kilograms),
  );
  const share = shareOf(total);
  const of = (requested: Way) =>
    rows.filter(({ way }) => way === requested).map((row) => ({ ...row, ...share(row.kilograms) }));
  return {
    total,
    materials: of('materials'),
    factors: of('factors'),
    qualities: of('qualities'),
    contracts: of('contracts'),
  };
}
