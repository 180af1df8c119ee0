import { type CarbonEntry, CarbonEntryDraft } from '@sitewright/domain/carbon/carbon-entry';
import type { CarbonCategory } from '@sitewright/domain/carbon/carbon-values';
import { TransferNote } from '@sitewright/domain/carbon/transfer-note';
import { IdInPath } from '@sitewright/domain/kernel/id';
import { emptyToNull } from '@sitewright/domain/kernel/text';
import * as z from 'zod';
import { emptyToUndefined, textOf, yesNo, yesNoText } from '../../forms/field-values.ts';
import { today } from '../../platform/today.ts';
import type { useForm } from '../../ui/fields/use-form.ts';
import { unitsOf } from './units.ts';

const { shape } = CarbonEntryDraft;

/** Anything typed that is not an amount gets one message; empty while the amount is unknown. */
const amount = z
  .string()
  .regex(/^\s*(\d+(\.\d+)?)?\s*$/, 'Quantity must be a positive number')
  .transform((typed): z.input<typeof shape.quantity> => typed.trim())
  .pipe(shape.quantity);

/** An entry as it is typed: all categories in one, and the papers of waste among them. */
export const EntryFields = CarbonEntryDraft.omit({
  projectId: true,
  lineItems: true,
  isDraft: true,
  transferNote: true,
  materialQuantity: true,
  materialUnit: true,
})
  .extend({
    ...TransferNote.shape,
    date: shape.date.refine((date) => date <= today(), 'Date must not be in the future'),
    quantity: amount,
    materialId: emptyToNull(IdInPath),
    plantHireId: emptyToNull(IdInPath),
    module: emptyToUndefined(shape.module),
    quality: emptyToUndefined(shape.quality),
    isDelivered: yesNo,
    hierarchyDeclared: yesNo,
    isSeasonTicket: yesNo,
    /** Whether a machine is known by what it burnt, or by how long it ran. */
    plantBy: z.enum(['fuel', 'hours']),
  })
  // Without one it would be taken for the factor's: 18 of something for 18 tonnes.
  .refine(({ category, quantity, unit }) => category !== 'materials' || !quantity || !!unit, {
    path: ['unit'],
    message: 'Please choose a unit',
  });

export type FieldName = keyof z.input<typeof EntryFields>;
export type Values = Record<FieldName, string>;
export type Filled = z.output<typeof EntryFields>;
export type EntryFormState = ReturnType<typeof useForm<typeof EntryFields>>;

/** What a part of the form needs that also reads from the contract. */
export type PartProps = { form: EntryFormState; projectId: number };

const flags: readonly FieldName[] = ['isDelivered', 'hierarchyDeclared', 'isSeasonTicket'];

/** All fields empty, except the usual choices. */
export const blank = (date: string): Values => ({
  ...(Object.fromEntries(
    Object.keys(EntryFields.shape).map((name) => [
      name,
      flags.some((flag) => flag === name) ? 'no' : '',
    ]),
  ) as Values),
  date,
  plantBy: 'fuel',
  transportMethod: 'weight',
  distanceUnit: 'km',
});

/** An entry as the form shows it. */
export function valuesOf(entry: CarbonEntry): Values {
  const stored: Record<string, unknown> = { ...entry, ...entry.transferNote };
  const start = blank(entry.date);
  const filled = Object.keys(start).flatMap((name) =>
    stored[name] == null ? [] : [[name, typedText(stored[name])]],
  );
  return {
    ...start,
    ...Object.fromEntries(filled),
    // A value that follows from the factor is not chosen; kilograms entered by hand use the user's choice.
    module: entry.isByHand ? entry.module : '',
    quality: entry.isByHand ? (entry.quality ?? '') : '',
    carbonEmitted: entry.isByHand ? (entry.carbonEmitted ?? '') : '',
    plantBy: entry.hours ? 'hours' : 'fuel',
    isDelivered: yesNoText(entry.isDelivered === 'true'),
  };
}

/** '12.500000' is typed as '12.5'. */
const typedText = (value: unknown): string => {
  const text = textOf(value);
  return /^\d+\.\d+$/.test(text) ? text.replace(/\.?0+$/, '') : text;
};

/** Another category has other units and other factors. */
export const withCategory =
  (category: CarbonCategory) =>
  (values: Values): Values => ({
    ...values,
    category,
    unit: unitsOf[category][0] ?? '',
    factorId: '',
    returnFactorId: '',
  });
