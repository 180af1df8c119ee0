import type { Sweep } from '../platform/jobs/sweep.ts';
import { queryRows } from '../platform/prepared-statements.ts';

const groupColumns = `project_id, month, source, category, quality, supplier, kind, module, scope, factor_id,
  factor_source, factor_year`;

/** Merges equal rows; rows that add up to zero terms are removed. */
const folding = `
  with due as (select distinct project_id, month from carbon_sums where not is_folded),
  gone as (delete from carbon_sums using due
    where carbon_sums.project_id = due.project_id and carbon_sums.month = due.month
    returning carbon_sums.*)
  insert into carbon_sums (${groupColumns}, quantity, kilograms, terms, entries, is_folded)
  select ${groupColumns}, sum(quantity), sum(kilograms), sum(terms), sum(entries), true
  from gone group by ${groupColumns} having sum(terms) <> 0`;

/** Sums up the changed months of each contract again. */
export const refreshMonthSums: Sweep = async (tx) => {
  await queryRows(tx, folding, []);
};
