import type { CostCurve, CurvePoint } from '@sitewright/domain/costs/cost-figures';

/** A week of the curves as a chart draws it. */
export type DrawnPoint = {
  at: number;
  actual: number | null;
  forecast: number | null;
  plan: number | null;
};

/** From the back to the front; dotted, dashed and solid, so that the colour is never alone. */
export const curves = {
  plan: {
    label: 'Budget',
    endLabel: 'Budget',
    stroke: 'stroke-control stroke-[1.5px]',
    dashes: '3 3',
  },
  forecast: {
    label: 'Forecast',
    endLabel: 'Final',
    stroke: 'stroke-c-labour stroke-2',
    dashes: '6 4',
  },
  actual: {
    label: 'Actual',
    endLabel: 'Actual',
    stroke: 'stroke-c-labour stroke-[2.5px]',
    dashes: undefined,
  },
};

export type CurveName = keyof typeof curves;

export const curveNames = Object.keys(curves) as CurveName[];

const asNumber = (pounds: string | null): number | null =>
  pounds === null ? null : Number(pounds);

/** This week ends after today: actual cost is drawn at today, not at the end of the week. */
export const drawnPoints = ({ points }: CostCurve, today: string): DrawnPoint[] =>
  points.map(({ day, actual, forecast, plan }) => ({
    at: Date.parse(actual !== null && day > today ? today : day),
    actual: asNumber(actual),
    forecast: asNumber(forecast),
    plan: asNumber(plan),
  }));

/** A contract with neither costs nor days has no curve: a single dot on an axis means nothing. */
export const hasCurve = ({ points }: CostCurve): boolean =>
  points.some(
    ({ actual, forecast, plan }) => Number(actual) !== 0 || Number(forecast) !== 0 || plan !== null,
  );

/** The first days of the months between two instants; of a long contract not all of them. */
export function monthsBetween(from: number, to: number, most = 18): number[] {
  const first = new Date(from);
  const months: number[] = [];
  for (let n = 1; ; n++) {
    const month = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + n, 1);
    if (month > to) break;
    months.push(month);
  }
  const step = Math.ceil(months.length / most);
  return months.filter((_, n) => n % step === 0);
}

/** The weeks with any figures, the latest first. */
export const weeksWithFigures = ({ points }: CostCurve): CurvePoint[] =>
  points
    .filter(({ actual, plan, forecast }) => actual !== null || plan !== null || forecast !== null)
    .toReversed();

/** The weeks up to now in which anything was spent or worked. */
export const spentWeeks = ({ points }: CostCurve): CurvePoint[] =>
  points.filter(
    ({ byHead, hours }) =>
      Number(hours) !== 0 || Object.values(byHead).some((amount) => Number(amount) !== 0),
  );
