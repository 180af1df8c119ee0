import { daysAfter, daysBetween } from '../kernel/calendar.ts';
import type { RiddorAnswers } from './riddor-record.ts';
import { type RiddorHarm, specifiedInjuries } from './riddor-values.ts';

type AccidentAnswers = Omit<RiddorAnswers, 'hseReference'>;

/** What the law asks for, and why; `days` are those from the accident to the last day for the report. */
type RiddorVerdict =
  | { kind: 'report'; days: 10 | 15; isAtOnce: boolean; why: string }
  | { kind: 'record'; why: string }
  | { kind: 'nothing'; why: string };

const atOnce = (why: string): RiddorVerdict => ({ kind: 'report', days: 10, isAtOnce: true, why });
const nothing = (why: string): RiddorVerdict => ({ kind: 'nothing', why });

const specified: readonly RiddorHarm[] = specifiedInjuries;

/** RIDDOR 2013, from the most serious down; it advises, and never files a report. */
export function riddorVerdict(answers: AccidentAnswers): RiddorVerdict {
  if (!answers.isWorkRelated) return nothing('It did not arise out of work.');
  if (answers.isDangerousOccurrence) return atOnce('It was a dangerous occurrence.');
  if (answers.harm === 'suicide') return nothing('Suicides are not reported.');
  if (answers.harm === 'death') return atOnce('Somebody died of a work-related accident.');
  if (isUnhurt(answers)) return nothing('Nobody was hurt.');
  return answers.person === 'public' ? ofPublic(answers) : ofWorker(answers);
}

/** Contradictory answers: the more serious one counts, so days off mean an injured person. */
const isUnhurt = ({ person, harm, daysUnfit }: AccidentAnswers): boolean =>
  harm === 'none' && (person !== 'worker' || daysUnfit === 0);

const ofPublic = ({ wentToHospital }: AccidentAnswers): RiddorVerdict =>
  wentToHospital
    ? atOnce('A member of the public was taken from the scene to hospital for treatment.')
    : nothing('The member of the public was not taken to hospital for treatment.');

function ofWorker({ harm, daysUnfit }: AccidentAnswers): RiddorVerdict {
  if (specified.includes(harm)) return atOnce('It is a specified injury.');
  if (daysUnfit > 7)
    return { kind: 'report', days: 15, isAtOnce: false, why: overDays('seven', daysUnfit) };
  if (daysUnfit > 3) return { kind: 'record', why: overDays('three', daysUnfit) };
  return nothing('It is no specified injury, and they were unfit for three days at most.');
}

const overDays = (most: string, days: number): string =>
  `They were unfit for their work for ${days} days, which is more than ${most}.`;

/** The last day for the report; null where none is due. */
export function riddorDeadline(answers: AccidentAnswers): string | null {
  const verdict = riddorVerdict(answers);
  return verdict.kind === 'report' ? daysAfter(answers.happenedOn, verdict.days) : null;
}

/** 'Report by 12/11/2026' has so many days left; negative when it has passed. */
export const riddorDaysLeft = (answers: AccidentAnswers, today: string): number | null => {
  const deadline = riddorDeadline(answers);
  return deadline === null ? null : daysBetween(today, deadline);
};

const keepRecord = 'Enter it in the accident book, and keep the record for three years.';

/** What people have to do themselves. */
export function riddorChecklist(answers: AccidentAnswers): string[] {
  const verdict = riddorVerdict(answers);
  if (verdict.kind === 'nothing') return [keepRecord];
  if (verdict.kind === 'record')
    return [keepRecord, 'Look again once they have been unfit for more than seven days.'];
  return [
    ...(verdict.isAtOnce
      ? [
          'Leave the scene as it is until the HSE agrees, unless somebody is in danger.',
          'Telephone the HSE for a death or a specified injury: 0345 300 9923, Monday to Friday 8:30 to 17:00.',
        ]
      : []),
    'Report it on the HSE website: hse.gov.uk/riddor.',
    'Write down the reference that the HSE gives you, here.',
    'Take photos, and the names of whoever saw it.',
    keepRecord,
  ];
}
