import * as z from 'zod';
import { Id, Version } from './id.ts';
import { Instant } from './period.ts';
import { requiredText } from './text.ts';

export const nullableText = z.string().nullable();

export const identified = { id: Id, organizationId: Id };

/** Who wrote a record and when, and how often it has changed. */
export const audited = {
  createdAt: Instant,
  createdBy: Id.nullable(),
  updatedAt: Instant,
  updatedBy: Id.nullable(),
  version: Version,
};

/** Of an action that has to be explained. */
export const reasoned = { reason: requiredText('Reason', 500) };

type AsRead<S extends z.core.$ZodShape> = {
  [K in keyof S]: z.ZodType<Exclude<z.output<S[K]>, undefined>>;
};

/**
 * The fields of a draft as its record shows them: text without its limits, null where it was left
 * empty, and nothing optional. What a draft turns into another type (text into a number) is written out.
 */
export const asRead = <S extends z.core.$ZodShape>(draft: S): AsRead<S> =>
  // The keys are those of the draft, which `Object.fromEntries` forgets.
  Object.fromEntries(
    Object.entries(draft).map(([name, field]) => [name, fieldAsRead(field)]),
  ) as AsRead<S>;

function fieldAsRead(field: z.core.SomeType): z.ZodType {
  if (field instanceof z.ZodOptional) return fieldAsRead(field.unwrap());
  if (field instanceof z.ZodNullable) return fieldAsRead(field.unwrap()).nullable();
  // The last is the form that is stored; the others are other ways to send it.
  if (field instanceof z.ZodUnion) return fieldAsRead(field.options.at(-1) ?? z.never());
  if (field instanceof z.ZodPipe)
    return fieldAsRead(field.out instanceof z.ZodTransform ? field.in : field.out);
  if (field instanceof z.ZodArray) return z.array(fieldAsRead(field.element));
  if (field instanceof z.ZodNumber) return field === Id ? Id : z.int();
  // The rest are flags, choices and objects, each a schema of the same kind as here.
  return field instanceof z.core.$ZodString ? z.string() : (field as z.ZodType);
}
