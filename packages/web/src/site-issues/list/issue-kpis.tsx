import { ageing, issueFigures } from '@sitewright/domain/site-issues/figures';
import type { SiteIssue } from '@sitewright/domain/site-issues/site-issue';
import { ChevronsUp, OctagonAlert, Timer } from 'lucide-react';
import { type Kpi, KpiStrip } from '../../ui/layout/kpi-strip.tsx';
import { placeOf } from '../issue-routes.ts';

type Props = { slug: string; issues: readonly SiteIssue[]; today: string };

/** On a phone the chips have the counts already. */
export const IssueKpis = (props: Props) => (
  <div className="max-md:hidden">
    <KpiStrip label="Site issue totals" figures={figuresOf(props)} />
  </div>
);

function figuresOf({ slug, issues, today }: Props): Kpi[] {
  const linkTo = (search: Record<string, string>): Kpi['link'] => ({ ...placeOf(slug), search });
  const { open, overdue, critical, meanDaysToClose } = issueFigures(issues, today);
  const mean = meanDaysToClose === null ? '–' : String(meanDaysToClose);
  const [fresh, ...older] = ageing(issues, today);
  return [
    { label: 'Open issues', value: open, note: `${fresh?.label}: ${fresh?.count}` },
    {
      label: 'Overdue issues',
      value: overdue,
      ...(overdue > 0 && {
        ...{ tone: 'bad', icon: OctagonAlert, note: 'Past the target date' },
        link: linkTo({ show: 'overdue' }),
      }),
    },
    {
      label: 'Critical issues',
      value: critical,
      ...(critical > 0 && {
        ...{ tone: 'bad', icon: ChevronsUp, note: 'Highest priority' },
        link: linkTo({ show: 'open', priority: 'critical' }),
      }),
    },
    {
      label: 'Open over 7 days',
      value: older.reduce((sum, { count }) => sum + count, 0),
      note: older.map(({ label, count }) => `${label}: ${count}`).join(' · '),
    },
    {
      label: 'Average days to close',
      value: mean,
      note: 'From reported to closed',
      icon: Timer,
    },
  ];
}
