import { isBudgetSplit } from '@sitewright/domain/costs/budget-split';
import type { CostAnalysis } from '@sitewright/domain/costs/cost-figures';
import { obstacleToCosts } from '@sitewright/domain/costs/rules';
import { seesCosts } from '@sitewright/domain/costs/shown-to';
import { useQuery } from '@tanstack/react-query';
import { PoundSterling, WalletCards } from 'lucide-react';
import { useActor } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { ChartSkeleton } from '../../ui/charts/chart-skeleton.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { CurvePanel } from '../charts/curve-panel.tsx';
import type { OnAction, TabProps } from '../cost-actions.ts';
import { costQueries } from '../queries.ts';
import { CostAlerts } from '../summary/cost-alerts.tsx';
import { CostKpis, QuantityKpis } from '../summary/cost-kpis.tsx';
import { HeadTable } from '../summary/head-table.tsx';
import { MovedPanel } from '../summary/moved-panel.tsx';
import { StandingPanel } from './standing-panel.tsx';

export function SummaryTab(props: TabProps) {
  if (!seesCosts(useActor())) return <Quantities {...props} />;
  return isBlank(props.analysis) ? (
    <NothingYet onAction={props.onAction} />
  ) : (
    <Summary {...props} />
  );
}

const isBlank = ({ revised, actual, committed }: CostAnalysis): boolean =>
  [revised, actual, committed].every((amount) => Number(amount) === 0);

const Summary = ({ analysis, since, today, onAction }: TabProps) => (
  <>
    {!isBudgetSplit(analysis) && <SplitBudget onAction={onAction} />}
    <CostAlerts analysis={analysis} />
    <CostKpis analysis={analysis} />
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-3 lg:grid-cols-[minmax(0,1fr)_344px]">
      <Loaded
        query={useQuery(costQueries.curve(analysis.slug))}
        what="the curves"
        empty={null}
        skeleton={<ChartSkeleton title="Cumulative cost" />}
      >
        {(curve) => <CurvePanel curve={curve} today={today} />}
      </Loaded>
      <MovedPanel analysis={analysis} since={since} today={today} />
    </div>
    <HeadTable analysis={analysis} />
  </>
);

/** A new contract has one budget for all of its heads. */
const SplitBudget = ({ onAction }: { onAction: OnAction }) => (
  <Notice icon={WalletCards} tone="info" text="The budget is not split by cost head yet.">
    {!obstacleToCosts(useActor()) && (
      <Button onClick={() => onAction('budgets')}>Split budget</Button>
    )}
  </Notice>
);

const Quantities = ({ analysis }: TabProps) => (
  <>
    <QuantityKpis analysis={analysis} />
    <StandingPanel analysis={analysis} />
  </>
);

const NothingYet = ({ onAction }: { onAction: OnAction }) => (
  <EmptyState
    icon={PoundSterling}
    title="No budget or costs yet"
    text="Set a budget for each cost head. Labour, plant and orders are totalled for you; add any other costs by hand."
  >
    {!obstacleToCosts(useActor()) && (
      <>
        <Button tone="primary" onClick={() => onAction('budgets')}>
          Budget by head
        </Button>
        <Button onClick={() => onAction('cost')}>Add cost</Button>
      </>
    )}
  </EmptyState>
);
