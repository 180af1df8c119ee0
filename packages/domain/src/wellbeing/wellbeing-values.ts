import { keysOf } from '../kernel/keys-of.ts';

/** Statuses of a call-back request. */
export const callBackLabels = {
  open: 'Waiting for a call',
  contacted: 'Contacted',
  closed: 'Closed',
};
export const callBackStatuses = keysOf(callBackLabels);

/** The questions of a check-in; each answer is a small number. */
export const questionLabels = {
  mood: 'How are you?',
  energy: 'Energy',
  stress: 'Stress',
  sleep: 'Sleep last night',
  workload: 'Is your workload OK?',
};
export const questions = keysOf(questionLabels);
export type Question = keyof typeof questionLabels;
export type Answers = Record<Question, number>;

type Choice = { value: number; label: string };

const oneToFive = (...labels: string[]): Choice[] =>
  labels.map((label, i) => ({ value: i + 1, label }));

/** The answers, from the worst to the best; for stress and sleep from little to much. */
export const answerChoices: Record<Question, readonly Choice[]> = {
  mood: oneToFive('Very low', 'Low', 'OK', 'Good', 'Very good'),
  energy: oneToFive('Empty', 'Low', 'OK', 'Good', 'Full'),
  stress: oneToFive('None', 'A little', 'Some', 'A lot', 'Too much'),
  sleep: [
    { value: 4, label: '4 h or less' },
    { value: 5, label: '5 h' },
    { value: 6, label: '6 h' },
    { value: 7, label: '7 h' },
    { value: 8, label: '8 h' },
    { value: 9, label: '9 h or more' },
  ],
  workload: [
    { value: 1, label: 'Yes' },
    { value: 0, label: 'No' },
  ],
};
