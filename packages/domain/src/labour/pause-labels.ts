import type { PauseReason } from './labour-session.ts';

export const pauseLabels: Record<PauseReason, string> = {
  break: 'Break',
  lunch: 'Lunch',
  weather: 'Weather',
  materials: 'Materials',
  plant: 'Plant breakdown',
  instruction: 'Instruction or access',
  safety: 'Safety stop',
  other: 'Other',
};
