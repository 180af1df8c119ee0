import { type RiskBand, riskBands } from '@sitewright/domain/risk/risk-values';
import { useNavigate, useSearch } from '@tanstack/react-router';

type RiskTab = 'score' | 'rams';

/** The view as search parameters. */
export type RiskAddress = {
  /** The slug of a contract; without it, all of the company's. */
  contract?: string | undefined;
  tab?: RiskTab | undefined;
  /** Which risks: a cell such as `4x5`, or a band. */
  show?: string | undefined;
  /** The matrix as it was before the controls; without it, as it is with them. */
  stage?: 'before' | undefined;
  /** The statement that is open. */
  rams?: number | undefined;
  doing?: 'new' | 'edit' | undefined;
  /** What a new statement begins with. */
  template?: string | undefined;
};

const textIn = (value: unknown) => (typeof value === 'string' && value ? value : undefined);

/** Keeps what the page understands, and drops the rest. */
const riskAddress = (search: Record<string, unknown>): RiskAddress => ({
  contract: textIn(search.contract),
  tab: search.tab === 'rams' ? 'rams' : undefined,
  show: textIn(search.show),
  stage: search.stage === 'before' ? 'before' : undefined,
  rams: Number.isSafeInteger(search.rams) ? Number(search.rams) : undefined,
  doing: search.doing === 'new' || search.doing === 'edit' ? search.doing : undefined,
  template: textIn(search.template),
});

/** One cell of the matrix, or all that are called the same. */
export type MatrixFilter =
  | { likelihood: number; severity: number }
  | { band: RiskBand }
  | undefined;

export function readMatrixFilter({ show = '' }: RiskAddress): MatrixFilter {
  const cell = /^([1-5])x([1-5])$/.exec(show);
  if (cell) return { likelihood: Number(cell[1]), severity: Number(cell[2]) };
  const band = riskBands.find((candidate) => candidate === show);
  return band && { band };
}

export const useRiskAddress = (): RiskAddress =>
  useSearch({ strict: false, select: riskAddress, structuralSharing: true });

/** Changes these search parameters, and leaves the others as they are. */
export function useChangeAddress() {
  const navigate = useNavigate();
  const address = useRiskAddress();
  return (change: RiskAddress, { ignoreBlocker = false } = {}) =>
    void navigate({
      to: '/risk-assessment',
      search: { ...address, ...change },
      resetScroll: 'rams' in change || 'doing' in change,
      ignoreBlocker,
    });
}
