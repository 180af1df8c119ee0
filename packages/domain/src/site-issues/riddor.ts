import { daysAfter, daysBetween } from '../kernel/calendar.ts';
import type { RiddorAnswers } from './riddor-record.ts';
import { type RiddorHarm, specifiedInjuries } from './riddor-values.ts';

type AccidentAnswers = Omit<RiddorAnswers, 'hseReference'>;

/** The legal duty, and why; `days` counts from the accident to the last day for the report. */
type RiddorVerdict =
  | { kind: 'report'; days: 10 | 15; isAtOnce: boolean; why: string }
  | { kind: 'record'; why: string }
  | { kind: 'nothing'; why: string };

const atOnce = (why: string): RiddorVerdict => ({ kind: 'report', days: 10, isAtOnce: true, why });
const nothing = (why: string): RiddorVerdict => ({ kind: 'nothing', why });

const specified: readonly RiddorHarm[] = specifiedInjuries;

/** RIDDOR 2013, from the most serious down; it advises, and never files a report. */
export function riddorVerdict(answers: AccidentAnswers): RiddorVerdict {
  if (!answers.isWorkRelated) return nothing('It was not work-related.');
  if (answers.isDangerousOccurrence) return atOnce('It was a dangerous occurrence.');
  if (answers.harm === 'suicide') return nothing('Suicides are not reportable.');
  if (answers.harm === 'death') return atOnce('Someone died in a work-related accident.');
  if (isUnhurt(answers)) return nothing('No one was hurt.');
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
  return nothing(
    'It is not a specified injury, and they were unable to do their normal work for three days or fewer.',
  );
}

const overDays = (most: string, days: number): string =>
  `They were unable to do their normal work for ${days} days, which is more than ${most}.`;

/** The last day for the report; null where none is due. */
export function riddorDeadline(answers: AccidentAnswers): string | null {
  const verdict = riddorVerdict(answers);
  return verdict.kind === 'report' ? daysAfter(answers.happenedOn, verdict.days) : null;
}

/** Days left until 'Report by 12/11/2026'; negative once it has passed. */
export const riddorDaysLeft = (answers: AccidentAnswers, today: string): number | null => {
  const deadline = riddorDeadline(answers);
  return deadline === null ? null : daysBetween(today, deadline);
};

const keepRecord = 'Record it in the accident book and keep the record for three years.';

/** What people must do themselves. */
export function riddorChecklist(answers: AccidentAnswers): string[] {
  const verdict = riddorVerdict(answers);
  if (verdict.kind === 'nothing') return [keepRecord];
  if (verdict.kind === 'record')
    return [
      keepRecord,
      'Check again if they are unable to do their normal work for more than seven days.',
    ];
  return [
    ...(verdict.isAtOnce
      ? [
          'Leave the scene undisturbed until the HSE agrees, unless someone is in danger.',
          'Phone the HSE about a death or a specified injury: 0345 300 9923, Monday to Friday, 08:30 to 17:00.',
        ]
      : []),
    'Report it on the HSE website: hse.gov.uk/riddor.',
    'Enter the HSE reference here.',
    'Take photos and the names of any witnesses.',
    keepRecord,
  ];
}
