import { pauseLabels } from '../labour/pause-words.ts';

const labels: Record<string, string> = { ...pauseLabels, idle: 'Idle plant' };

/** Why somebody or something stood still. */
export const standingLabel = (reason: string): string => labels[reason] ?? reason;
