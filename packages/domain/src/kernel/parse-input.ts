import type * as z from 'zod';
import { invalid, Refused } from './problem.ts';

/** Parses input or refuses it: the first message as the main one, all messages by field. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const fields = fieldErrors(error);
  const [message = invalid.message] = Object.values(fields);
  throw new Refused({ ...invalid, message }, { fields });
}

/** The first message for each field, in the order of the schema; forms show the same ones. */
export function fieldErrors({ issues }: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[path.join('.') || 'body'] ??= message;
  return fields;
}
