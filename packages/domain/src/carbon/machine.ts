import * as z from 'zod';
import { Id } from '../kernel/id.ts';
import { nullableText } from '../kernel/record-fields.ts';

/** A machine with its fuel: on hire to a contract, or from the table of typical machines. */
export const CarbonMachine = z.object({
  plantHireId: Id.nullable(),
  name: z.string(),
  supplier: nullableText,
  factorId: nullableText,
  /** Litres, or kWh of an electric one. */
  perHour: nullableText,
});

export type CarbonMachine = z.infer<typeof CarbonMachine>;
