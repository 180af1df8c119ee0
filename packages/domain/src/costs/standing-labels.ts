import { pauseLabels } from '../labour/pause-labels.ts';

const labels: Record<string, string> = { ...pauseLabels, idle: 'Idle plant' };

/** The reason of standing time. */
export const standingLabel = (reason: string): string => labels[reason] ?? reason;
