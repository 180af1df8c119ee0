import type { Severity } from '@sitewright/domain/activity/activity-values';
import { formatDate } from '@sitewright/domain/kernel/calendar';
import type { Ink } from '../ui/charts/patterns.tsx';

/** `12/11/2026`, or `12/11/2026 09:00` of an hour. */
export const slotText = (at: string): string => {
  const [day = '', hour] = at.split('T');
  return [formatDate(day), hour].filter(Boolean).join(' ');
};

/** Short enough to fit below a bar. */
export const slotTick = (at: string): string => at.split('T')[1] ?? formatDate(at).slice(0, 5);

export const severityInk: Record<Severity, Ink> = {
  info: 'labour',
  notice: 'materials',
  warning: 'plant',
  critical: 'waste',
};
