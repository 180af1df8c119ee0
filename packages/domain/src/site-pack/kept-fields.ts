import type * as z from 'zod';

/** Of a record only these fields may be kept on a phone: one that is added to it later is not among them. */
export const keptFields = <S extends z.core.$ZodShape, K extends keyof S & string>(
  record: z.ZodObject<S>,
  ...fields: readonly K[]
): z.ZodObject<Pick<S, K>> =>
  // The mask has these keys and no others, which `Object.fromEntries` forgets.
  record.pick(Object.fromEntries(fields.map((field) => [field, true])) as never) as never;
