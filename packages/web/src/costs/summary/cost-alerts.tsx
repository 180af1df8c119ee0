import type { CostAnalysis } from '@sitewright/domain/costs/cost-figures';
import { OctagonAlert, TriangleAlert } from 'lucide-react';
import { Notice } from '../../ui/layout/notice.tsx';
import { UnratedNotice } from '../rates/unrated-notice.tsx';
import { useChangeCostSearch } from '../search-params.ts';

/** From here on a budget is gone. */
const all = 100;

/** The warnings above the figures. */
export const CostAlerts = ({ analysis }: { analysis: CostAnalysis }) => (
  <>
    <BudgetAlert {...analysis} />
    <UnpricedHours analysis={analysis} />
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

/** Hours of a contract without a rate. */
export function UnpricedHours({ analysis }: { analysis: CostAnalysis }) {
  const change = useChangeCostSearch();
  return (
    <UnratedNotice
      hours={analysis.hoursWithoutRate}
      projectId={analysis.projectId}
      onShow={() => change({ tab: 'transactions', head: 'labour', rate: 'none' })}
    />
  );
}
