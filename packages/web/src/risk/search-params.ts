import { type RiskBand, riskBands } from '@sitewright/domain/risk/risk-values';
import { useNavigate } from '@tanstack/react-router';
import { parseEnum, parseId, parseText, searchHooks, searchParser } from '../ui/search-params.ts';

/** The view as search parameters. */
const parseRiskSearch = searchParser({
  /** The slug of a contract; without it, all of the company's. */
  contract: parseText,
  tab: parseEnum(['score', 'rams']),
  /** Which risks: a cell such as `4x5`, a band, `serious` or `overdue`. */
  show: parseText,
  /** The matrix as it was before the controls; without it, as it is with them. */
  stage: parseEnum(['before']),
  /** The statement that is open. */
  rams: parseId,
  doing: parseEnum(['new', 'edit']),
  /** The start of a new statement. */
  template: parseText,
});

export type RiskSearch = ReturnType<typeof parseRiskSearch>;

export const [useRiskSearch] = searchHooks(parseRiskSearch);

/** One cell of the matrix, all that are called the same, or those that a figure above it counts. */
export type MatrixFilter =
  | { likelihood: number; severity: number }
  | { band: RiskBand }
  | { problem: 'serious' | 'overdue' }
  | undefined;

export function readMatrixFilter({ show = '' }: RiskSearch): MatrixFilter {
  const cell = /^([1-5])x([1-5])$/.exec(show);
  if (cell) return { likelihood: Number(cell[1]), severity: Number(cell[2]) };
  const problem = parseEnum(['serious', 'overdue'])(show);
  if (problem) return { problem };
  const band = parseEnum(riskBands)(show);
  return band && { band };
}

/** Changes these search parameters, and leaves the others as they are. */
export function useChangeRiskSearch() {
  const navigate = useNavigate();
  const search = useRiskSearch();
  return (change: RiskSearch, { ignoreBlocker = false } = {}) =>
    void navigate({
      to: '/risk-assessment',
      search: { ...search, ...change },
      resetScroll: 'rams' in change || 'doing' in change,
      ignoreBlocker,
    });
}
