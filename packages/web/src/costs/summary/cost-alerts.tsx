import type { CostAnalysis } from '@sitewright/domain/costs/cost-figures';
import { seesCosts } from '@sitewright/domain/costs/shown-to';
import { Clock, OctagonAlert, TriangleAlert } from 'lucide-react';
import { useActor } from '../../platform/session.ts';
import { Notice } from '../../ui/layout/notice.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { hoursText } from '../labels.ts';
import { useChangeCostSearch } from '../search-params.ts';

/** From here on a budget is gone. */
const all = 100;

/** The warnings above the figures. */
export const CostAlerts = ({ analysis }: { analysis: CostAnalysis }) => (
  <>
    <BudgetAlert {...analysis} />
    <UnpricedHours hours={analysis.hoursWithoutRate} />
  </>
);

function BudgetAlert({ alerts }: CostAnalysis) {
  if (alerts.length === 0) return null;
  const isGone = alerts.some(({ level }) => level >= all);
  return (
    <Notice
      icon={isGone ? OctagonAlert : TriangleAlert}
      tone={isGone ? 'bad' : 'warn'}
      text={`${alerts.map(({ message }) => message).join('. ')}.`}
    />
  );
}

/** Hours without a rate are in no total. */
export function UnpricedHours({ hours }: { hours: string }) {
  const change = useChangeCostSearch();
  if (!seesCosts(useActor()) || Number(hours) === 0) return null;
  return (
    <Notice
      icon={Clock}
      tone="warn"
      text={`${hoursText(hours, 'hours')} have no rate and are not costed.`}
    >
      <LinkButton onClick={() => change({ tab: 'transactions', head: 'labour', rate: 'none' })}>
        Show hours
      </LinkButton>
    </Notice>
  );
}
