/** Statuses of a call-back request. */
export const callBackStatuses = ['open', 'contacted', 'closed'] as const;

type CallBackStatus = (typeof callBackStatuses)[number];

export const callBackLabels: Record<CallBackStatus, string> = {
  open: 'Waiting for a call',
  contacted: 'Contacted',
  closed: 'Closed',
};

/** What a check-in asks; each answer is a small number. */
export const questions = ['mood', 'energy', 'stress', 'sleep', 'workload'] as const;

export type Question = (typeof questions)[number];
export type Answers = Record<Question, number>;

type Choice = { value: number; label: string };

const oneToFive = (...labels: string[]): Choice[] =>
  labels.map((label, i) => ({ value: i + 1, label }));

/** What can be answered, from the worst to the best; of stress and sleep from little to much. */
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

export const questionLabels: Record<Question, string> = {
  mood: 'How are you?',
  energy: 'Energy',
  stress: 'Stress',
  sleep: 'Sleep last night',
  workload: 'Is your workload OK?',
};
