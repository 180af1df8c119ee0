import { decimalOf, plainDecimal, scaled } from '../kernel/decimal.ts';
import type { WeightUnit } from './unit.ts';

const gramsIn: Record<WeightUnit, bigint> = { g: 1n, kg: 1_000n, t: 1_000_000n };

type Weighed = { weight?: string | null | undefined; weightUnit?: WeightUnit | undefined };

/** '1.25 t' is '1250'; undefined without a weight. */
export const kilogramsOf = ({ weight, weightUnit = 'kg' }: Weighed): string | undefined =>
  weight ? plainDecimal(decimalOf(scaled(weight, 3) * gramsIn[weightUnit], 6)) : undefined;

/** Materials counted by weight need no unit weight. */
const byDefinition: Record<string, string> = { kg: '1', t: '1000' };

/** How much one unit weighs. */
export const kilogramsPerUnit = ({
  unit = '',
  ...weighed
}: Weighed & { unit?: string | undefined }) => byDefinition[unit] ?? kilogramsOf(weighed);
