import { daysAfter, daysBetween, formatDate } from '../kernel/calendar.ts';
import { conflict, type Problem } from '../kernel/problem.ts';
import type { CardState, EmploymentStatus, VerdictState } from './worker-values.ts';

/** The fields that decide whether a worker can work. */
export type VerdictWorker = {
  employmentStatus: EmploymentStatus;
  startDate: string | null;
  endDate: string | null;
  rightToWorkCheckedOn: string | null;
  rightToWorkExpiresOn: string | null;
  cscsCardNumber: string | null;
  cscsCardType: string | null;
  cscsCardExpiry: string | null;
  cardState: CardState;
  /** The day of the last card check. */
  cardCheckedOn: string | null;
};

/** Other facts about the worker. */
export type Facts = {
  inductions: readonly {
    projectId: number;
    hasPassed: boolean;
    inductedOn: string;
    expiresOn: string | null;
  }[];
  competences: readonly { competence: string; expiresOn: string | null }[];
  /** The competences that their trade requires. */
  required: readonly string[];
  /** Method statements that they were asked to sign and have not. */
  unsigned: readonly { projectId: number; contract: string; reference: string }[];
};

export const noFacts: Facts = { inductions: [], competences: [], required: [], unsigned: [] };

/** Whether a worker can work today, with the first reason and all reasons. */
export type Verdict = { state: VerdictState; reason: string | null; reasons: string[] };

export const cardWarningDays = 30;
const longestWithoutCheck = 365;

/** All Industry Accreditation cards ended that day, whatever is printed on them. */
const accreditationEnded = '2024-12-31';

/** One rule for the list, the start of a gang and the gate; `projectId` is where they want to work. */
export function verdictOf(
  worker: VerdictWorker,
  facts: Facts,
  today: string,
  projectId?: number | undefined,
): Verdict {
  const subject = { worker, facts, today, projectId };
  const bars = [
    ...employmentBars(subject),
    ...rightToWorkBars(subject),
    ...cardBars(subject),
    ...competenceBars(subject),
    ...inductionBars(subject),
  ];
  const reasons = [...bars, ...warnings(subject)];
  const open = reasons.length > 0 ? 'warned' : 'can';
  return { state: bars.length > 0 ? 'cannot' : open, reason: reasons[0] ?? null, reasons };
}

type Case = { worker: VerdictWorker; facts: Facts; today: string; projectId: number | undefined };

/** The words where it is so, and nothing where it is not. */
const when = (isSo: unknown, words: string): string[] => (isSo ? [words] : []);

const isOver = (day: string | null, today: string): day is string => day !== null && day < today;

const endsSoon = (day: string | null, today: string): day is string =>
  day !== null && day >= today && day <= daysAfter(today, cardWarningDays);

function employmentBars({ worker, today }: Case): string[] {
  const { employmentStatus: status, startDate, endDate } = worker;
  const isOff = status === 'left' || isOver(endDate, today);
  return [
    ...when(isOff, endDate ? `Left on ${formatDate(endDate)}` : 'Has left'),
    ...when(status === 'suspended', 'Suspended'),
    ...when(status === 'on_leave', 'On leave'),
    ...when(startDate && startDate > today, `Starts on ${formatDate(startDate ?? '')}`),
  ];
}

function rightToWorkBars({ worker, today }: Case): string[] {
  const { rightToWorkCheckedOn: checked, rightToWorkExpiresOn: ends } = worker;
  const isUnchecked = checked === null || checked > today;
  return isUnchecked
    ? ['No right to work check']
    : when(isOver(ends, today), `Right to work expired on ${formatDate(ends ?? '')}`);
}

/** Never checked, or at its end within the days of a warning. */
export const isRightToWorkDue = (
  worker: Pick<VerdictWorker, 'rightToWorkCheckedOn' | 'rightToWorkExpiresOn'>,
  today: string,
): boolean =>
  worker.rightToWorkCheckedOn === null ||
  (worker.rightToWorkExpiresOn !== null &&
    worker.rightToWorkExpiresOn <= daysAfter(today, cardWarningDays));

const isAccreditation = ({ cscsCardType }: VerdictWorker): boolean =>
  /industry\s+accreditation/i.test(cscsCardType ?? '');

const hasCard = ({ cscsCardNumber, cscsCardExpiry }: VerdictWorker): boolean =>
  cscsCardNumber !== null || cscsCardExpiry !== null;

function cardBars({ worker, today }: Case): string[] {
  const { cardState, cscsCardExpiry: ends } = worker;
  const isEnded = isAccreditation(worker) && isOver(accreditationEnded, today);
  const ended = `All Industry Accreditation cards expired on ${formatDate(accreditationEnded)}`;
  return [
    ...when(isEnded, ended),
    ...when(cardState === 'failed', 'Card failed the check'),
    ...when(cardState === 'mismatch', 'Card belongs to someone else'),
    ...when(!isEnded && isOver(ends, today), `Card expired on ${formatDate(ends ?? '')}`),
  ];
}

function competenceBars({ facts: { required, competences }, today }: Case): string[] {
  return required.flatMap((needed) => {
    const held = competences.filter(({ competence }) => isSame(competence, needed));
    const [first] = held;
    if (!first) return [`${needed} is missing`];
    return when(isOver(first.expiresOn, today), endedOn(first));
  });
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const endedOn = ({ competence, expiresOn }: Facts['competences'][number]): string =>
  `${competence} expired on ${formatDate(expiresOn ?? '')}`;

/** Competences valid today. */
const passedBy = ({ facts: { inductions }, today }: Case) =>
  inductions.filter(({ hasPassed, inductedOn }) => hasPassed && inductedOn <= today);

/** Without a contract, an induction on any contract is enough. */
function inductionBars(subject: Case): string[] {
  const { today, projectId } = subject;
  const isHere = (record: { projectId: number }) =>
    projectId === undefined || record.projectId === projectId;
  const passed = passedBy(subject).filter(isHere);
  const isValid = passed.some(({ expiresOn }) => !isOver(expiresOn, today));
  const last = passed.map(({ expiresOn }) => expiresOn ?? '').sort()[passed.length - 1];
  const where = projectId === undefined ? 'on any contract' : 'on this contract';
  const tried = subject.facts.inductions.filter(({ hasPassed }) => !hasPassed).filter(isHere);
  const failed = tried.map(({ inductedOn }) => inductedOn).sort()[tried.length - 1];
  const without = failed ? `Induction failed on ${formatDate(failed)}` : `Not inducted ${where}`;
  const words = last ? `Induction expired on ${formatDate(last)}` : without;
  return when(!isValid, words);
}

function warnings(subject: Case): string[] {
  const { worker, today } = subject;
  const { rightToWorkExpiresOn: right, cscsCardExpiry: card, endDate } = worker;
  return [
    ...when(endsSoon(right, today), `Right to work expires on ${formatDate(right ?? '')}`),
    ...cardWarnings(worker, today),
    ...when(endsSoon(card, today), `Card expires on ${formatDate(card ?? '')}`),
    ...competenceWarnings(subject),
    ...inductionWarnings(subject),
    ...when(endsSoon(endDate, today), `Leaves on ${formatDate(endDate ?? '')}`),
    ...unsignedWarnings(subject),
  ];
}

function cardWarnings(worker: VerdictWorker, today: string): string[] {
  const { cardState, cardCheckedOn } = worker;
  if (!hasCard(worker)) return ['No card on file'];
  const isOld = cardCheckedOn !== null && daysBetween(cardCheckedOn, today) > longestWithoutCheck;
  return [
    ...when(cardState === 'unverified', 'Card not checked yet'),
    ...when(
      cardState === 'verified' && isOld,
      `Card last checked on ${formatDate(cardCheckedOn ?? '')}`,
    ),
  ];
}

function competenceWarnings({ facts: { required, competences }, today }: Case): string[] {
  const isRequired = ({ competence }: { competence: string }) =>
    required.some((needed) => isSame(needed, competence));
  return competences.flatMap((held) => [
    ...when(isOver(held.expiresOn, today) && !isRequired(held), endedOn(held)),
    ...when(
      endsSoon(held.expiresOn, today),
      `${held.competence} expires on ${formatDate(held.expiresOn ?? '')}`,
    ),
  ]);
}

function inductionWarnings(subject: Case): string[] {
  const { today, projectId } = subject;
  const here = passedBy(subject).filter((record) => record.projectId === projectId);
  const lasts = here.some(
    ({ expiresOn }) => !isOver(expiresOn, today) && !endsSoon(expiresOn, today),
  );
  const [soon] = here.map(({ expiresOn }) => expiresOn).filter((day) => endsSoon(day, today));
  return when(!lasts && soon, `Induction expires on ${formatDate(soon ?? '')}`);
}

/** Without a contract, each names its own: it holds for no other. */
function unsignedWarnings({ facts: { unsigned }, projectId }: Case): string[] {
  if (projectId === undefined)
    return unsigned.map(({ reference, contract }) => `${reference} not signed yet on ${contract}`);
  return unsigned
    .filter((record) => record.projectId === projectId)
    .map(({ reference }) => `${reference} not signed yet`);
}

/** Which action resolves a reason directly; others need the worker's page. */
export const fixFor = (reason: string): 'induct' | 'card' | undefined => {
  if (/^(Not inducted|Induction)/.test(reason)) return 'induct';
  return /^Card (failed|belongs|not checked|last checked)/.test(reason) ? 'card' : undefined;
};

type Called = { name: string; verdict: Verdict };

/** 'Dan Price cannot work today: card expired on 14/11/2026.' */
export function obstacleToWorking(crew: readonly Called[]): Problem | undefined {
  const barred = crew.filter(({ verdict }) => verdict.state === 'cannot');
  if (barred.length === 0) return;
  const sentences = barred
    .slice(0, mostNamed)
    .map(({ name, verdict }) => `${name} cannot work today: ${inTheMiddle(verdict.reason ?? '')}.`);
  const rest = barred.length - sentences.length;
  const more = rest > 0 ? [`${rest} more cannot work today.`] : [];
  return conflict('worker.cannot_work', [...sentences, ...more].join(' '));
}

/** `Kofi Mensah may not work. Card expired on 15/11/2026.`; null if all may. */
export function stopReason(crew: readonly Called[]): string | null {
  const barred = crew.filter(({ verdict }) => verdict.state === 'cannot');
  const sentences = barred
    .slice(0, mostNamed)
    .map(({ name, verdict }) => `${name} may not work. ${verdict.reason}.`);
  const rest = barred.length - sentences.length;
  const more = rest > 0 ? [`${rest} more may not work.`] : [];
  return barred.length === 0 ? null : [...sentences, ...more].join(' ');
}

const mostNamed = 5;

/** A reason that begins with an abbreviation keeps its capital. */
const inTheMiddle = (reason: string): string =>
  /^\p{Lu}[\p{Ll}\s]/u.test(reason) ? reason.charAt(0).toLowerCase() + reason.slice(1) : reason;
