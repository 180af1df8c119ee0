import type { CostAnalysis } from '@sitewright/domain/costs/cost-figures';
import { seesCosts } from '@sitewright/domain/costs/shown-to';
import type { ComponentType } from 'react';
import { Late, latePart } from '../app/late-part.tsx';
import { useActor } from '../platform/session.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import type { CostTab } from './address.ts';
import type { AskFor } from './cost-actions.ts';
import { isShownTo } from './cost-tabs.tsx';
import { SummaryTab } from './tabs/summary-tab.tsx';

export type TabProps = { analysis: CostAnalysis; since: string; today: string; onAsk: AskFor };

/** What is behind the tabs comes when somebody opens one. */
const contents: Record<CostTab, ComponentType<TabProps>> = {
  summary: SummaryTab,
  heads: latePart(() => import('./tabs/heads-tab.tsx'), 'HeadsTab'),
  labour: latePart(() => import('./tabs/labour-tab.tsx'), 'LabourTab'),
  plant: latePart(() => import('./tabs/plant-tab.tsx'), 'PlantTab'),
  materials: latePart(() => import('./tabs/materials-tab.tsx'), 'MaterialsTab'),
  standing: latePart(() => import('./tabs/standing-tab.tsx'), 'StandingTab'),
  cvr: latePart(() => import('./cvr/cvr-tab.tsx'), 'CvrTab'),
  forecast: latePart(() => import('./tabs/forecast-tab.tsx'), 'ForecastTab'),
  transactions: latePart(() => import('./tabs/transactions-tab.tsx'), 'TransactionsTab'),
};

/** Whoever has no pounds to see is shown the summary instead of a tab that has nothing else. */
export function TabContent({ tab, ...props }: TabProps & { tab: CostTab }) {
  const isPriced = seesCosts(useActor());
  const shown = isShownTo(tab, isPriced) ? tab : 'summary';
  const Content = contents[shown];
  return (
    <Late key={shown} instead={<Skeleton what="the tab" shape="lines" />}>
      <Content {...props} />
    </Late>
  );
}
