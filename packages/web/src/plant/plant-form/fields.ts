import { timeOfDay } from '@sitewright/domain/kernel/hours';
import { dateOf } from '@sitewright/domain/kernel/period';
import { endsBeforeStart } from '@sitewright/domain/plant/hire-dates';
import { defaultNotice } from '@sitewright/domain/plant/notice';
import {
  chargeEnds,
  noticeDays,
  noticeUnit,
  type PlantHire,
  PlantHireDraft,
  ratePeriods,
} from '@sitewright/domain/plant/plant-hire';
import { instantOf, siteTimeOf } from '@sitewright/domain/plant/site-time';
import * as z from 'zod';
import { textsOf, yesNo, yesNoText } from '../../forms/field-values.ts';
import type { useForm } from '../../ui/fields/use-form.ts';

/** The values of the form: an instant as date and time on site, flags as yes or no. */
const Fields = PlantHireDraft.omit({ projectId: true, onHireAt: true })
  .extend({
    onHireDate: z.literal('').or(dateOf('On-hire date')),
    onHireTime: z.string().regex(timeOfDay, 'Enter an on-hire time, such as 08:00'),
    ratePer: z.enum(ratePeriods),
    chargedUntil: z.enum(chargeEnds),
    noticeDays,
    noticeUnit,
    isOperated: yesNo,
    chargesWeekends: yesNo,
  })
  .omit({ weekendRule: true });

type Dates = { onHireDate: string; expectedOffHire?: string | null | undefined };

const isCrossed = ({ onHireDate, expectedOffHire }: Dates) =>
  !!onHireDate && !!expectedOffHire && expectedOffHire < onHireDate;

const crossed = { path: ['expectedOffHire'], error: endsBeforeStart.message, when: () => true };

export const PlantFields = Fields.refine((filled) => !isCrossed(filled), crossed);

/** A machine on site has an arrival time. */
export const HereFields = PlantFields.refine(({ onHireDate }) => onHireDate !== '', {
  path: ['onHireDate'],
  error: 'On-hire date is required',
  when: () => true,
});

type Values = Record<keyof z.input<typeof PlantFields>, string>;
type Filled = z.output<typeof PlantFields>;
export type Form = ReturnType<typeof useForm<typeof PlantFields>>;

export const blank = (today: string): Values => ({
  name: '',
  plantType: '',
  supplierName: '',
  supplierEmail: '',
  hireNumber: '',
  onHireDate: today,
  onHireTime: '08:00',
  expectedOffHire: '',
  rate: '',
  ratePer: 'day',
  chargesWeekends: 'yes',
  minimumDays: '1',
  ...textsOf(defaultNotice, defaultNotice),
  noticeCutOff: '',
  isOperated: 'no',
  operatorName: '',
  fuelType: '',
  litresPerHour: '',
  certificateNumber: '',
  certificateExpiry: '',
  notes: '',
});

export function valuesOf(hire: PlantHire): Values {
  const { date, time } = hire.onHireAt
    ? siteTimeOf(hire.onHireAt)
    : { date: '', time: blank('').onHireTime };
  return {
    ...textsOf(PlantFields.shape, hire),
    onHireDate: date,
    onHireTime: time,
    chargesWeekends: yesNoText(hire.weekendRule === 'charged'),
  };
}

/** The body of the request. */
export const bodyOf = ({ onHireDate, onHireTime, chargesWeekends, ...filled }: Filled) => ({
  ...filled,
  onHireAt: instantOf(onHireDate, onHireTime),
  weekendRule: chargesWeekends ? ('charged' as const) : ('free' as const),
});
