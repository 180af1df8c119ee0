import * as z from 'zod';
import { Id } from '../kernel/id.ts';

const told = z.string().nullable();

/** A machine as its fuel is known: on hire to a contract, or of the table of usual ones. */
export const CarbonMachine = z.object({
  plantHireId: Id.nullable(),
  name: z.string(),
  supplier: told,
  factorId: told,
  /** Litres, or kWh of an electric one. */
  perHour: told,
});

export type CarbonMachine = z.infer<typeof CarbonMachine>;
