import * as z from 'zod';
import { decimal } from '../kernel/decimal-field.ts';
import { money } from '../kernel/money.ts';

/** How the company buys; each setting can be changed separately. */
export const buyingFields = {
  requireApproval: z.boolean(),
  contractsManager: money('Contracts Manager limit'),
  director: money('Director limit'),
  insuranceRule: z.enum(
    ['warn', 'refuse'],
    'Please choose what happens when insurance has expired',
  ),
  overReceiptTolerance: decimal('Tolerance', { places: 2, most: '100' }),
};

const { contractsManager, director, ...others } = buyingFields;

type Limits = { contractsManager: string; director: string };

/** A Director approves at least what a Contracts Manager may approve. */
export const areLimitsCrossed = ({ contractsManager: lower, director: higher }: Limits): boolean =>
  Number(higher) < Number(lower);

export const limitsCrossed = 'Director limit must not be below the Contracts Manager limit';

/** Missing settings have the values of `defaultBuying`. */
export const BuyingChanges = z
  .object({
    ...others,
    approvalLimits: z
      .object({ contractsManager, director })
      .refine((limits) => !areLimitsCrossed(limits), { path: ['director'], error: limitsCrossed }),
  })
  .partial();

/** The settings that have been made. */
export const Buying = z
  .object({
    approvalLimits: z.object({ contractsManager: z.string(), director: z.string() }),
    insuranceRule: z.enum(['warn', 'refuse']),
    overReceiptTolerance: z.string(),
  })
  .partial();

export type BuyingChanges = z.infer<typeof BuyingChanges>;
