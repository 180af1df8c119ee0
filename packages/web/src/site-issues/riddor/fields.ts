import { RiddorAnswers } from '@sitewright/domain/site-issues/riddor-record';
import type { SiteIssue } from '@sitewright/domain/site-issues/site-issue';
import * as z from 'zod';
import type { useForm } from '../../ui/use-form.ts';

/** A form has flags as yes and no. */
const flag = z.enum(['yes', 'no']);

export const RiddorFields = RiddorAnswers.extend({
  isWorkRelated: flag,
  isDangerousOccurrence: flag,
  wentToHospital: flag,
});

export type RiddorForm = ReturnType<typeof useForm<typeof RiddorFields>>;

const asFlag = (is: boolean | undefined): string => (is ? 'yes' : 'no');

/** What was answered before, or what most accidents are. */
export const valuesOf = ({ date, riddor }: SiteIssue) => ({
  happenedOn: riddor?.happenedOn ?? date,
  isWorkRelated: asFlag(riddor?.isWorkRelated ?? true),
  isDangerousOccurrence: asFlag(riddor?.isDangerousOccurrence),
  person: riddor?.person ?? 'worker',
  harm: riddor?.harm ?? 'minor',
  wentToHospital: asFlag(riddor?.wentToHospital),
  daysUnfit: String(riddor?.daysUnfit ?? 0),
  hseReference: riddor?.hseReference ?? '',
});

type Flags = Record<'isWorkRelated' | 'isDangerousOccurrence' | 'wentToHospital', string>;

export const answersIn = <F extends Flags>(filled: F) => ({
  ...filled,
  isWorkRelated: filled.isWorkRelated === 'yes',
  isDangerousOccurrence: filled.isDangerousOccurrence === 'yes',
  wentToHospital: filled.wentToHospital === 'yes',
});
