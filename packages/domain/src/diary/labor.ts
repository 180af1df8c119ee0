import * as z from 'zod';
import { hoursOfMinutes, timeOfDay } from '../kernel/hours.ts';
import { readJson } from '../kernel/json.ts';
import { Refused } from '../kernel/problem.ts';
import { text } from '../kernel/text.ts';
import { entryTypes } from './entry-type.ts';
import { minutesBetween } from './hours.ts';

const employmentTypes = ['Staff', 'Contractor', 'Agency'] as const;

const longest = 50_000;

const named = (field: string) =>
  text(field, 100).min(1, `${field} must be between 1 and 100 characters`);

/** Numbers may come as a number or as text that is one. */
const figure = (field: string, most: number) =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .regex(/^-?\d+(\.\d+)?$/, `${field} must be a number`)
          .transform(Number),
      ],
      `${field} must be a number`,
    )
    .refine(
      (value) => value >= 0 && value <= most,
      `${field} must be between 0 and ${most.toLocaleString('en-GB')}`,
    );

const time = (field: string) => {
  const fault = `${field} must be a time, such as 08:00`;
  return z.string(fault).refine((value) => value === '' || timeOfDay.test(value), fault);
};

const offset = (field: string) =>
  z.string().regex(/^[+-]\d\d:\d\d$/, `${field} must be an offset from UTC, such as +01:00`);

/**
 * The `labor` text of an entry: as the entry form saves it, and as older clients send it.
 * Known fields are validated; other fields are kept unchanged.
 */
export const Labor = z
  .looseObject({
    type: z.enum(entryTypes, 'Type must be labour, plant or material').default('labour'),
    company: text('Company', 200).optional(),
    jobRole: text('Operatives Job Role', 200).optional(),
    plant: text('Plant Description', 500).optional(),
    startTime: time('Start Time').optional(),
    finishTime: time('Finish Time').optional(),
    /** The offset from UTC that a clock's times had. */
    startOffset: offset('Start offset').optional(),
    finishOffset: offset('Finish offset').optional(),
    hours: figure('Hours', 24).optional(),
    labour: text('Labour Details', 5000).optional(),
    employmentType: z
      .enum(employmentTypes, 'Employment type must be Staff, Contractor or Agency')
      .optional(),
    workerName: named('Worker name').optional(),
    hourlyRate: figure('Hourly rate', 200).optional(),
    dayRate: figure('Day rate', 10_000).optional(),
    totalPay: figure('Total pay', 100_000).optional(),
    workingHours: figure('Working hours', 168).optional(),
    plantType: named('Plant type').optional(),
    carbonEmissions: figure('Carbon emissions', 100_000).optional(),
    notes: text('Notes', 1000).optional(),
    operatives: figure('Operatives', 500).optional(),
  })
  .refine(({ type, dayRate = 0 }) => type === 'plant' || dayRate <= 2000, {
    path: ['dayRate'],
    message: 'Day rate must be between 0 and 2,000',
  });

export type Labor = z.infer<typeof Labor>;

/** The text to store, after validation. */
export const LaborText = z
  .string('Labour details are required')
  .max(longest, `Labour details must be less than ${longest} characters`)
  .superRefine((source, context) => {
    const fault = faultOf(source);
    if (fault) context.addIssue({ code: 'custom', message: fault });
  });

function faultOf(source: string): string | undefined {
  try {
    const { error } = Labor.safeParse(readJson(source));
    const [issue] = error?.issues ?? [];
    return (
      issue && (issue.path.length > 0 ? issue.message : 'Labour details must be a JSON object')
    );
  } catch (error) {
    if (error instanceof Refused) return 'Labour details must be a JSON object';
    throw error;
  }
}

/** Reads the stored text. */
export const readLabor = (source: string): Labor => Labor.parse(readJson(source));

/** How long it took, in minutes: by the times on the form, else as the older shape says. */
export const minutesOf = (labor: Labor, date: string): number =>
  labor.startTime || labor.finishTime
    ? minutesBetween(labor, date)
    : Math.round(Number(labor.hours ?? labor.workingHours ?? 0) * 60);

/** The same in hours with one decimal. */
export const hoursOf = (labor: Labor, date: string): string =>
  hoursOfMinutes(minutesOf(labor, date));

const orNull = (text: string | undefined): string | null => text || null;

/** The columns for sorting and totals, read from the stored text of an entry of that day. */
export function columnsFrom(source: string, date: string) {
  const labor = readLabor(source);
  return {
    type: labor.type,
    company: orNull(labor.company),
    jobRole: orNull(labor.jobRole),
    plant: orNull(labor.plant ?? labor.plantType),
    startTime: orNull(labor.startTime),
    finishTime: orNull(labor.finishTime),
    hours: hoursOf(labor, date),
  };
}

/** How many people an entry covers: its own count, or one if it names a worker, or none. */
export const peopleIn = (source: string): number => peopleOf(readLabor(source));

export const peopleOf = (labor: Labor): number => countOf(labor) ?? (saysWho(labor) ? 1 : 0);

/** How many people an entry says there were; null if it names only a company or a machine. */
export function headcountIn(source: string): number | null {
  const labor = readLabor(source);
  return countOf(labor) ?? (labor.workerName ? 1 : null);
}

/** The number of operatives, if it was entered. */
function countOf({ operatives = 0 }: Labor): number | null {
  const count = Number(operatives);
  return Number.isInteger(count) && count > 0 ? count : null;
}

/** By name, trade, company or pay. */
const saysWho = ({ workerName, jobRole, company, hourlyRate, dayRate }: Labor): boolean =>
  !!(workerName || jobRole || company) || hourlyRate !== undefined || dayRate !== undefined;

/** People × hours of an entry. */
export const operativeHoursOf = ({ labor, date }: { labor: string; date: string }): string =>
  hoursOfMinutes(operativeMinutesOf(labor, date.slice(0, 10)));

const operativeMinutesOf = (labor: string, day: string): number =>
  peopleIn(labor) * minutesOf(readLabor(labor), day);
