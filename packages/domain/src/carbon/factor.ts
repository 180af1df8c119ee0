import * as z from 'zod';
import { decimal } from '../kernel/decimal-field.ts';
import { Id, Version } from '../kernel/id.ts';
import { PageQuery } from '../kernel/page.ts';
import { dateOf } from '../kernel/period.ts';
import { asRead, audited, identified, nullableText } from '../kernel/record-fields.ts';
import { emptyToNull, line, requiredLine, requiredText, text } from '../kernel/text.ts';
import type { Upload } from '../kernel/upload.ts';
import { carbonCategories, carbonScopes, factorSources, setStatuses } from './carbon-values.ts';
import { FactorValue, isZeroFactor, obstacleToZero, zeroNotByDefinition } from './factor-value.ts';
import { requiredUnit, unit } from './unit-field.ts';

/** Kilograms of CO₂e for one unit, by whom and for which year. */
export const Factor = z.object({
  /** The official id, which is the same in every edition; of our own ones `own-12`. */
  id: z.string(),
  source: z.enum(factorSources),
  year: z.int(),
  /** 'Concrete, primary material production' */
  name: z.string(),
  /** 'Material use' */
  group: z.string(),
  category: z.enum(carbonCategories).nullable(),
  scope: z.enum([...carbonScopes, 'outside']),
  unit: z.string(),
  value: z.string(),
  /** Kilograms per cubic metre, if the source gives it. */
  density: nullableText,
  /** The source and its edition, as text. */
  citation: z.string(),
  /** In how many independent copies of the official table this number was found. */
  copies: z.int().nullable(),
  /** The official value, if the organisation overrides it, and the reason. */
  official: nullableText,
  reason: nullableText,
  expiresOn: nullableText,
});

const ofYears = 'Year must be between 1990 and 2100';
const year = z.coerce
  .number<number | string>('Year must be a number')
  .int('Year must be a whole number')
  .min(1990, ofYears)
  .max(2100, ofYears);

export const FactorQuery = PageQuery.extend({
  q: text('Search', 100).optional(),
  source: z.enum(factorSources, 'Please choose a source').optional(),
  category: z.enum(carbonCategories, 'Please choose a category').optional(),
  /** The edition, or that of the day on which something was done. */
  year: year.optional(),
  limit: z.coerce.number<number | string>().int().min(1).max(500).default(50),
});

const OwnFields = z.object({
  source: z.enum(['own', 'epd'], 'Please choose a source'),
  name: requiredLine('Name', 200),
  category: z.enum(carbonCategories, 'Please choose a category'),
  scope: z.enum(carbonScopes, 'Please choose a scope').optional(),
  unit: requiredUnit,
  value: FactorValue,
  year,
  density: emptyToNull(decimal('Density', { places: 3, most: '30000' })),
  reason: requiredText('Reason', 500),
  epdNumber: emptyToNull(line('EPD number', 100)),
  programme: emptyToNull(line('Programme', 200)),
  expiresOn: emptyToNull(dateOf('Expiry')),
  /** The official row that it overrides, in its year. */
  replaces: emptyToNull(line('Official ID', 40)),
});

/** Allows a factor of 0, for the reason that is given; not stored. */
const isZeroByDefinition = z.boolean('Zero by definition must be true or false').optional();

export const OwnFactorFields = OwnFields.extend({ isZeroByDefinition });

type Verified = Pick<
  z.infer<typeof OwnFactorFields>,
  'source' | 'epdNumber' | 'value' | 'isZeroByDefinition'
>;

/** An EPD cannot be verified without its number, and a factor of 0 has to be meant. */
export const withOwnFactorRules = <S extends z.ZodType<Verified>>(fields: S): S =>
  fields
    .refine(({ source, epdNumber }) => source !== 'epd' || Boolean(epdNumber), {
      path: ['epdNumber'],
      message: 'EPD number is required',
    })
    .refine((draft) => !obstacleToZero(draft), {
      path: ['value'],
      message: zeroNotByDefinition.message,
    });

export const OwnFactorDraft = withOwnFactorRules(OwnFactorFields);
export const OwnFactorChanges = OwnFields.omit({ source: true })
  .partial()
  .extend({ isZeroByDefinition, version: Version.optional() });

export const OwnFactor = z.object({
  ...identified,
  setId: Id,
  ...asRead(OwnFields.shape),
  source: z.enum(factorSources),
  reason: nullableText,
  /** It was replaced; it stays for the entries that were calculated with it. */
  retiredAt: z.iso.datetime().nullable(),
  documentName: nullableText,
  ...audited,
});

/** The replacement, and how many catalogue materials were moved to it. */
export const SucceedingFactor = OwnFactor.extend({ movedMaterials: z.int() });

/** An edition of a set of factors. Official sets have no id, because they cannot be changed. */
export const FactorSet = z.object({
  id: Id.nullable(),
  source: z.enum(factorSources),
  name: z.string(),
  edition: z.string(),
  year: z.int().nullable(),
  status: z.enum(setStatuses),
  licenceReference: nullableText,
  factors: z.int(),
  attribution: nullableText,
  publishedAt: z.iso.datetime().nullable(),
  version: Version.nullable(),
});

/** The organisation's own workbook, read in the browser; each row as mapped there. */
export const FactorImport = z.object({
  name: requiredLine('Name', 200),
  edition: requiredLine('Edition', 50),
  year,
  licenceReference: requiredLine('Licence reference', 200),
  rows: z
    .array(
      z
        .object({
          name: requiredLine('Material', 200),
          value: FactorValue,
          unit: unit.default('kg'),
          density: emptyToNull(decimal('Density', { places: 3, most: '30000' })),
          /** Why the factor is zero by definition; needed if it is 0. */
          zeroReason: emptyToNull(line('Reason for zero', 500)),
        })
        .refine(({ value, zeroReason }) => Boolean(zeroReason) || !isZeroFactor(value), {
          path: ['value'],
          message:
            'Factor must be more than 0. If it is 0 by definition, give the reason in its own column.',
        }),
      'The file has no rows',
    )
    .min(1, 'The file has no rows')
    .max(5000, 'A file can have up to 5,000 rows'),
});

/** A declaration as its programme publishes it. */
export const EpdDocument = {
  types: ['application/pdf'],
  maxBytes: 20_000_000,
} satisfies Upload;

export const SetAction = z.object({ version: Version.optional() });

export type Factor = z.infer<typeof Factor>;
export type FactorQuery = z.infer<typeof FactorQuery>;
export type OwnFactor = z.infer<typeof OwnFactor>;
export type SucceedingFactor = z.infer<typeof SucceedingFactor>;
export type OwnFactorDraft = z.infer<typeof OwnFactorDraft>;
export type OwnFactorChanges = z.infer<typeof OwnFactorChanges>;
export type FactorSet = z.infer<typeof FactorSet>;
export type FactorImport = z.infer<typeof FactorImport>;
