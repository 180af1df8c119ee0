import { riddorVerdict } from '@sitewright/domain/site-issues/riddor';
import { RiddorAnswers } from '@sitewright/domain/site-issues/riddor-record';
import { riddorHarms, riddorPeople } from '@sitewright/domain/site-issues/riddor-values';
import type { SiteIssue } from '@sitewright/domain/site-issues/site-issue';
import * as z from 'zod';
import type { useForm } from '../../ui/fields/use-form.ts';

/** A form has flags as yes and no. */
const flag = z.enum(['yes', 'no']);

export const RiddorFields = RiddorAnswers.extend({
  isWorkRelated: flag,
  isDangerousOccurrence: flag,
  wentToHospital: flag,
  person: z.enum(riddorPeople, 'Please say who was hurt'),
  harm: z.enum(riddorHarms, 'Please choose the gravest injury'),
  daysUnfit: z
    .string()
    .trim()
    .min(1, 'Please enter the days, 0 where there were none')
    .transform((days): string | number => days)
    .pipe(RiddorAnswers.shape.daysUnfit),
});

export type RiddorForm = ReturnType<typeof useForm<typeof RiddorFields>>;

const asFlag = (is: boolean | undefined): string => (is ? 'yes' : 'no');

/** What was answered before. Nothing else is presumed that could make an accident harmless. */
export const valuesOf = ({ date, riddor }: SiteIssue) => ({
  happenedOn: riddor?.happenedOn ?? date,
  isWorkRelated: asFlag(riddor?.isWorkRelated ?? true),
  isDangerousOccurrence: asFlag(riddor?.isDangerousOccurrence),
  person: riddor?.person ?? '',
  harm: riddor?.harm ?? '',
  wentToHospital: asFlag(riddor?.wentToHospital),
  daysUnfit: String(riddor?.daysUnfit ?? ''),
  hseReference: riddor?.hseReference ?? '',
});

type Values = RiddorForm['values'];

/** Without an injury the injury questions are left out. */
export const withPerson = (before: Values, person: string): Values => {
  if (person === 'nobody')
    return { ...before, person, harm: 'none', wentToHospital: 'no', daysUnfit: '0' };
  return before.person === 'nobody'
    ? { ...before, person, harm: '', daysUnfit: '' }
    : { ...before, person };
};

type Flags = Record<'isWorkRelated' | 'isDangerousOccurrence' | 'wentToHospital', string>;

export const answersIn = <F extends Flags>(filled: F) => ({
  ...filled,
  isWorkRelated: filled.isWorkRelated === 'yes',
  isDangerousOccurrence: filled.isDangerousOccurrence === 'yes',
  wentToHospital: filled.wentToHospital === 'yes',
});

/** Enough to decide: accidents that are reportable whatever the absence are shown at once. */
export function answersToCheck(values: Values): RiddorAnswers | undefined {
  const { data } = RiddorFields.safeParse({ ...values, daysUnfit: values.daysUnfit || '0' });
  if (!data) return;
  const answers = answersIn(data);
  return values.daysUnfit || riddorVerdict(answers).kind === 'report' ? answers : undefined;
}
