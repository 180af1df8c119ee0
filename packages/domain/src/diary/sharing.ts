import { problem } from '../kernel/problem.ts';

export const sharedEnough = problem(
  'diary.shared_enough',
  429,
  'Your company has shared with as many people outside it as it may in a day. Take their addresses out, or share this entry tomorrow.',
);
