import type { Severity } from '@sitewright/domain/activity/activity-values';
import type { Ink } from '../ui/charts/patterns.tsx';

export const inkOf: Record<Severity, Ink> = {
  info: 'labour',
  notice: 'materials',
  warning: 'plant',
  critical: 'waste',
};
