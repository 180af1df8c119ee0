import { riddorVerdict } from '@sitewright/domain/site-issues/riddor';
import { RiddorAnswers } from '@sitewright/domain/site-issues/riddor-record';
import { riddorHarms, riddorPeople } from '@sitewright/domain/site-issues/riddor-values';
import type { SiteIssue } from '@sitewright/domain/site-issues/site-issue';
import * as z from 'zod';
import { textsOf, yesNo, yesNoText } from '../../forms/field-values.ts';
import type { useForm } from '../../ui/fields/use-form.ts';

export const RiddorFields = RiddorAnswers.extend({
  isWorkRelated: yesNo,
  isDangerousOccurrence: yesNo,
  wentToHospital: yesNo,
  person: z.enum(riddorPeople, 'Please choose who was hurt'),
  harm: z.enum(riddorHarms, 'Please choose the most serious injury'),
  daysUnfit: z
    .string()
    .trim()
    .min(1, 'Please enter the number of days, or 0 if none')
    .transform((days): string | number => days)
    .pipe(RiddorAnswers.shape.daysUnfit),
});

export type RiddorForm = ReturnType<typeof useForm<typeof RiddorFields>>;

/** The earlier answers. Nothing else is preset that could make an accident look harmless. */
export const valuesOf = ({ date, riddor }: SiteIssue) => ({
  ...textsOf(RiddorFields.shape, riddor ?? {}),
  happenedOn: riddor?.happenedOn ?? date,
  isWorkRelated: yesNoText(riddor?.isWorkRelated ?? true),
  isDangerousOccurrence: yesNoText(riddor?.isDangerousOccurrence),
  wentToHospital: yesNoText(riddor?.wentToHospital),
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

/** Enough to decide: accidents that are reportable whatever the absence are shown at once. */
export function answersToCheck(values: Values): RiddorAnswers | undefined {
  const { data } = RiddorFields.safeParse({ ...values, daysUnfit: values.daysUnfit || '0' });
  if (!data) return;
  return values.daysUnfit || riddorVerdict(data).kind === 'report' ? data : undefined;
}
