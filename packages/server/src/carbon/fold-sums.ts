import { rowsOf } from '../platform/prepared.ts';
import type { Sweep } from '../platform/sweep.ts';

const kept = `project_id, month, source, category, quality, supplier, kind, module, scope, factor_id,
  factor_source, factor_year`;

/** Rows that say the same become one; what came and went again leaves none. */
const folding = `
  with due as (select distinct project_id, month from carbon_sums where not is_folded),
  gone as (delete from carbon_sums using due
    where carbon_sums.project_id = due.project_id and carbon_sums.month = due.month
    returning carbon_sums.*)
  insert into carbon_sums (${kept}, quantity, kilograms, terms, entries, is_folded)
  select ${kept}, sum(quantity), sum(kilograms), sum(terms), sum(entries), true
  from gone group by ${kept} having sum(terms) <> 0`;

/** The months of a contract in which something came or went are added up anew. */
export const foldSums: Sweep = async (tx) => {
  await rowsOf(tx, folding, []);
};
