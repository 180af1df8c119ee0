import type { CostAnalysis } from '@sitewright/domain/costs/cost-figures';
import { seesCosts } from '@sitewright/domain/costs/shown-to';
import type { ComponentType } from 'react';
import { useActor } from '../platform/session.ts';
import { LazyBoundary, lazyPart } from '../ui/lazy-part.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { AskFor } from './cost-actions.ts';
import { isShownTo } from './cost-tabs.tsx';
import type { CostTab } from './search-params.ts';
import { SummaryTab } from './tabs/summary-tab.tsx';

export type TabProps = { analysis: CostAnalysis; since: string; today: string; onAsk: AskFor };

/** The tabs are loaded when first opened. */
const contents: Record<CostTab, ComponentType<TabProps>> = {
  summary: SummaryTab,
  heads: lazyPart(() => import('./tabs/heads-tab.tsx'), 'HeadsTab'),
  labour: lazyPart(() => import('./tabs/labour-tab.tsx'), 'LabourTab'),
  plant: lazyPart(() => import('./tabs/plant-tab.tsx'), 'PlantTab'),
  materials: lazyPart(() => import('./tabs/materials-tab.tsx'), 'MaterialsTab'),
  standing: lazyPart(() => import('./tabs/standing-tab.tsx'), 'StandingTab'),
  cvr: lazyPart(() => import('./cvr/cvr-tab.tsx'), 'CvrTab'),
  forecast: lazyPart(() => import('./tabs/forecast-tab.tsx'), 'ForecastTab'),
  transactions: lazyPart(() => import('./tabs/transactions-tab.tsx'), 'TransactionsTab'),
};

/** A user who may not see amounts gets the summary instead of a tab that has nothing else. */
export function TabContent({ tab, ...props }: TabProps & { tab: CostTab }) {
  const isPriced = seesCosts(useActor());
  const shown = isShownTo(tab, isPriced) ? tab : 'summary';
  const Content = contents[shown];
  return (
    <LazyBoundary key={shown} instead={<Skeleton what="the tab" shape="lines" />}>
      <Content {...props} />
    </LazyBoundary>
  );
}
