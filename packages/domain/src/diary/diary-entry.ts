import * as z from 'zod';
import { Photo, SentPhoto } from '../files/photo.ts';
import { londonDay } from '../kernel/calendar.ts';
import { ClientId, Id, IdInPath, Version } from '../kernel/id.ts';
import { emailInvalid } from '../kernel/messages.ts';
import { PageQuery } from '../kernel/page.ts';
import { CivilDate, dateOf, instantOf, OffsetInstant } from '../kernel/period.ts';
import { identified, nullableText } from '../kernel/record-fields.ts';
import { emptyToNull, requiredText, text } from '../kernel/text.ts';
import { entryTypes } from './entry-type.ts';
import { LaborText } from './labor.ts';

export const maxSummaryLength = 5000;
export const maxMaterialsLength = 2000;

/** An instant or a civil date; what counts is the day on site. */
const Day = z.union([
  dateOf('Date'),
  OffsetInstant.transform((instant) => londonDay(new Date(instant))),
]);

const createdAtFault = 'Created at must be a date and time in this century';

/** The time of the author's device; implausible values are ignored. */
const createdAt = instantOf(createdAtFault).optional();

const between = (field: string, least: number, most: number) =>
  z
    .number(`${field} must be a number`)
    .min(least, `${field} must be between ${least} and ${most.toLocaleString('en-GB')}`)
    .max(most, `${field} must be between ${least} and ${most.toLocaleString('en-GB')}`)
    .optional();

/** The weather as the author saw it. */
const EntryWeather = z.object({
  temperature: between('Temperature', -50, 60),
  humidity: between('Humidity', 0, 100),
  windSpeed: between('Wind speed', 0, 200),
  precipitation: between('Precipitation', 0, 1000),
  condition: text('Condition', 50).optional(),
  visibility: between('Visibility', 0, 50),
});

const Fields = z.object({
  date: Day,
  workSummary: requiredText('Work summary', maxSummaryLength),
  weatherImpact: emptyToNull(text('Weather impact', 1000)),
  materialsDelivered: emptyToNull(text('Materials delivered', maxMaterialsLength)),
  labor: LaborText,
  weather: EntryWeather.nullable().optional(),
  sharedWith: z
    .array(z.email(emailInvalid), 'Shared with must be a list of email addresses')
    .max(50, 'You can share with up to 50 people')
    .optional(),
});

/** The reason for changing a signed-off day. */
const reason = emptyToNull(text('Reason', 500));

/** `organizationId` and `userId` are accepted and ignored; uploaded photos become those of the entry. */
const asSent = {
  organizationId: Id.optional(),
  userId: Id.nullable().optional(),
  photos: z.array(SentPhoto).max(20, 'An entry can have up to 20 photos').optional(),
};

export const DiaryEntryDraft = Fields.extend({
  projectId: Id,
  author: requiredText('Author', 100).optional(),
  createdAt,
  reason,
  ...asSent,
});

export const DiaryEntryChanges = Fields.partial().extend({
  projectId: Id.optional(),
  /** The fields as they were when the change was made without signal; then only what differs from them is changed. */
  base: Fields.extend({ projectId: Id }).partial().optional(),
  author: requiredText('Author', 100).optional(),
  createdAt,
  version: Version.optional(),
  reason,
  ...asSent,
});

export const DiaryEntry = z.object({
  ...identified,
  projectId: Id,
  userId: Id.nullable(),
  /** Midnight of the day on site, in UTC: the first ten characters are the day. */
  date: z.iso.datetime(),
  author: z.string(),
  workSummary: z.string(),
  weatherImpact: nullableText,
  materialsDelivered: nullableText,
  labor: z.string(),
  type: z.enum(entryTypes),
  company: nullableText,
  jobRole: nullableText,
  plant: nullableText,
  startTime: nullableText,
  finishTime: nullableText,
  hours: z.string(),
  weather: EntryWeather.nullable(),
  sharedWith: z.array(z.string()),
  photos: z.array(Photo),
  isAmended: z.boolean(),
  /** Who changed it last; null while it is as it was written. */
  editedByName: nullableText,
  /** By the author's device; `recordedAt` is when the server received it. */
  createdAt: z.iso.datetime(),
  recordedAt: z.iso.datetime(),
  clientId: ClientId,
  createdBy: Id.nullable(),
  updatedAt: z.iso.datetime(),
  updatedBy: Id.nullable(),
  version: Version,
});

export const DiaryEntryFilter = z.object({
  projectId: IdInPath.optional(),
  from: CivilDate.optional(),
  to: CivilDate.optional(),
  type: z.enum(entryTypes).optional(),
  userId: IdInPath.optional(),
  hasPhotos: z.literal('true').optional(),
  hasWeatherImpact: z.literal('true').optional(),
  q: text('Search', 200).optional(),
});

export const DiaryEntryQuery = PageQuery.extend({
  ...DiaryEntryFilter.shape,
  limit: z.coerce.number<number | string>().int().min(1).max(1000).default(1000),
});

/** The totals of a list of entries. */
export const DiaryTotals = z.object({
  entries: z.int(),
  hours: z.string(),
  companies: z.int(),
  days: z.int(),
});

export const Amendment = z.object({
  id: Id,
  diaryEntryId: Id,
  reason: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()),
  amendedAt: z.iso.datetime(),
  amendedByName: z.string(),
});

export type DiaryEntry = z.infer<typeof DiaryEntry>;
export type DiaryEntryDraft = z.infer<typeof DiaryEntryDraft>;
export type DiaryEntryChanges = z.infer<typeof DiaryEntryChanges>;
export type DiaryEntryFilter = z.infer<typeof DiaryEntryFilter>;
export type DiaryEntryQuery = z.infer<typeof DiaryEntryQuery>;
export type DiaryTotals = z.infer<typeof DiaryTotals>;
export type Amendment = z.infer<typeof Amendment>;
