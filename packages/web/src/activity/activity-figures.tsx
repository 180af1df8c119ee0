import type { ActivitySummary } from '@sitewright/domain/activity/activity-log';
import { failedSignIn } from '@sitewright/domain/activity/recorded';
import { Activity, Download, LogIn, Trash2 } from 'lucide-react';
import { today } from '../platform/today.ts';
import { KpiStrip } from '../ui/layout/kpi-strip.tsx';
import { number } from '../ui/table/labels.ts';

/** How today went. */
export function ActivityFigures({ summary }: { summary: ActivitySummary | undefined }) {
  const { events, failedSignIns, deletions, exports } = summary?.today ?? {};
  const shown = (value: number | undefined) => (value === undefined ? '–' : number(value));
  return (
    <KpiStrip
      label="Today in figures"
      figures={[
        {
          label: 'Events today',
          value: shown(events),
          icon: Activity,
          pill: `${shown(events)} ${events === 1 ? 'event' : 'events'} today`,
        },
        {
          label: 'Failed logins',
          value: shown(failedSignIns),
          icon: LogIn,
          note: 'Today',
          tone: failedSignIns ? 'warn' : 'plain',
          ...(failedSignIns && {
            link: { to: '/activity-logs', search: { q: failedSignIn, from: today() } },
          }),
          pill: `${shown(failedSignIns)} failed ${failedSignIns === 1 ? 'login' : 'logins'}`,
        },
        { label: 'Deletions', value: shown(deletions), icon: Trash2, note: 'Today' },
        { label: 'Exports', value: shown(exports), icon: Download, note: 'Today' },
      ]}
    />
  );
}
