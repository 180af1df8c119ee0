import type { Sweep } from '../platform/jobs/sweep.ts';
import { queryRows } from '../platform/prepared-statements.ts';

const groupColumns = `project_id, month, source, category, quality, supplier, kind, module, scope, factor_id,
  factor_source, factor_year`;
export const totalColumns = 'project_id, kind, module, factor_id';
const sums = 'sum(quantity), sum(kilograms), sum(terms), sum(entries)';

/**
 * Merges equal rows, and adds those that are new to the totals. Rows that add up to nothing are removed; a change
 * without its earlier rows, which another sweep is folding at the same time, has no terms and still counts.
 */
const folding = `
  with due as (select distinct project_id, month from carbon_sums where not is_folded),
  gone as (delete from carbon_sums using due
    where carbon_sums.project_id = due.project_id and carbon_sums.month = due.month
    returning carbon_sums.*),
  totals as (insert into carbon_totals as total (${totalColumns}, quantity, kilograms, terms, entries)
    select ${totalColumns}, ${sums} from gone where not is_folded group by ${totalColumns}
    on conflict on constraint carbon_totals_group do update set quantity = total.quantity + excluded.quantity,
      kilograms = total.kilograms + excluded.kilograms, terms = total.terms + excluded.terms,
      entries = total.entries + excluded.entries)
  insert into carbon_sums (${groupColumns}, quantity, kilograms, terms, entries, is_folded)
  select ${groupColumns}, ${sums}, true from gone group by ${groupColumns}
  having sum(terms) <> 0 or sum(entries) <> 0 or sum(quantity) <> 0 or sum(kilograms) <> 0`;

/** Sums up the changed months of each contract again, and what they change in its total. */
export const foldSums: Sweep = async (tx) => {
  await queryRows(tx, folding, []);
  await queryRows(tx, 'delete from carbon_totals where terms = 0', []);
};
