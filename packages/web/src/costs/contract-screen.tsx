import { costsApi } from '@sitewright/domain/costs/api';
import type { CostAnalysis } from '@sitewright/domain/costs/cost-figures';
import { seesCosts } from '@sitewright/domain/costs/shown-to';
import { daysAfter } from '@sitewright/domain/kernel/calendar';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { query } from '../platform/query.ts';
import { useActor } from '../platform/session.ts';
import { LoadedContract } from '../projects/loaded-contract.tsx';
import { LazyBoundary, lazyComponent } from '../ui/layout/lazy-component.tsx';
import { lazyDialog } from '../ui/layout/lazy-dialog.tsx';
import { LazyTab } from '../ui/layout/lazy-tab.tsx';
import { RefreshBar } from '../ui/layout/refresh-bar.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { TabLinks } from '../ui/layout/tab-links.tsx';
import { WindowTitle } from '../ui/layout/window-title.tsx';
import type { Action, TabProps } from './cost-actions.ts';
import { CostsHeader } from './costs-header.tsx';
import { noFigure } from './figure/figure-button.tsx';
import {
  type CostSearch,
  type CostTab,
  useChangeCostSearch,
  useCostSearch,
} from './search-params.ts';
import { SummaryTab } from './tabs/summary-tab.tsx';
import { WhoSeesCosts } from './who-sees-costs.tsx';

const CostAction = lazyDialog(() => import('./actions/cost-action.tsx'), 'CostAction');
const EditCost = lazyDialog(() => import('./actions/edit-cost.tsx'), 'EditCost');
const FigureSheet = lazyComponent(() => import('./figure/figure-sheet.tsx'), 'FigureSheet');
const ChangesSheet = lazyComponent(() => import('./figure/changes-sheet.tsx'), 'ChangesSheet');

/** The tabs are loaded when first opened. */
const contents: Record<CostTab, ComponentType<TabProps>> = {
  summary: SummaryTab,
  heads: lazyComponent(() => import('./tabs/heads-tab.tsx'), 'HeadsTab'),
  labour: lazyComponent(() => import('./tabs/source-tabs.tsx'), 'LabourTab'),
  plant: lazyComponent(() => import('./tabs/source-tabs.tsx'), 'PlantTab'),
  materials: lazyComponent(() => import('./tabs/source-tabs.tsx'), 'MaterialsTab'),
  standing: lazyComponent(() => import('./tabs/source-tabs.tsx'), 'StandingTab'),
  cvr: lazyComponent(() => import('./cvr/cvr-tab.tsx'), 'CvrTab'),
  forecast: lazyComponent(() => import('./tabs/forecast-tab.tsx'), 'ForecastTab'),
  transactions: lazyComponent(() => import('./tabs/transactions-tab.tsx'), 'TransactionsTab'),
};

type Props = { slug: string; today: string };

/** Budget, actual cost and forecast of a contract, with the reasons. */
export function ContractScreen({ slug, today }: Props) {
  const analysis = useQuery(query(costsApi.read, { params: { slug } }));
  return (
    <main className="mx-auto grid max-w-[1440px] grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-3">
      {!analysis.data && <PlainHeader />}
      <LoadedContract
        query={analysis}
        what="the costs"
        skeleton={<Skeleton what="the costs" shape="lines" />}
      >
        {(read) => <Costs analysis={read} today={today} />}
      </LoadedContract>
      {analysis.isRefetching && <RefreshBar />}
    </main>
  );
}

/** Until it is known which contract it is. */
const PlainHeader = () => (
  <>
    <WindowTitle heading="Cost analysis" />
    <h1>Cost analysis</h1>
  </>
);

/** The default start of the changes, unless the URL names a valid day. */
const usualDays = 14;

const sinceIn = ({ since }: CostSearch, today: string): string =>
  since && since >= '2000' && since <= today ? since : daysAfter(today, -usualDays);

type CostsProps = { analysis: CostAnalysis; today: string };

function Costs({ analysis, today }: CostsProps) {
  const [openAction, setOpenAction] = useState<Action>();
  const isPriced = seesCosts(useActor());
  const search = useCostSearch();
  const since = sinceIn(search, today);
  const close = () => setOpenAction(undefined);
  return (
    <>
      <CostsHeader analysis={analysis} since={since} today={today} onAction={setOpenAction} />
      <CostTabs tab={search.tab ?? 'summary'} isPriced={isPriced} />
      {!isPriced && <WhoSeesCosts />}
      <TabContent
        tab={search.tab ?? 'summary'}
        analysis={analysis}
        since={since}
        today={today}
        onAction={setOpenAction}
      />
      <OpenSheet analysis={analysis} since={since} search={search} />
      {openAction && (
        <CostAction action={openAction} analysis={analysis} today={today} onClose={close} />
      )}
    </>
  );
}

/** A user who may not see amounts gets the summary instead of a tab that has nothing else. */
function TabContent({ tab, ...props }: TabProps & { tab: CostTab }) {
  const isPriced = seesCosts(useActor());
  const shown = isShownTo(tab, isPriced) ? tab : 'summary';
  const Content = contents[shown];
  return (
    <LazyTab key={shown} what="the tab">
      <Content {...props} />
    </LazyTab>
  );
}

type OpenSheetProps = { analysis: CostAnalysis; since: string; search: CostSearch };

/** The dialog that the address opens over the page. */
function OpenSheet({ analysis, since, search: { figure, of, week, entry } }: OpenSheetProps) {
  const change = useChangeCostSearch();
  return (
    <>
      {figure && (
        <LazyBoundary onLost={() => change(noFigure)}>
          {figure === 'changes' ? (
            <ChangesSheet analysis={analysis} since={since} />
          ) : (
            <FigureSheet analysis={analysis} shownFigure={{ figure, of, week }} />
          )}
        </LazyBoundary>
      )}
      {entry && (
        <EditCost id={entry} analysis={analysis} onClose={() => change({ entry: undefined })} />
      )}
    </>
  );
}

const tabs: readonly (readonly [tab: CostTab, label: string])[] = [
  ['summary', 'Summary'],
  ['heads', 'Cost heads'],
  ['labour', 'Labour'],
  ['plant', 'Plant'],
  ['materials', 'Materials and POs'],
  ['standing', 'Standing time'],
  ['cvr', 'CVR'],
  ['forecast', 'Forecast'],
  ['transactions', 'Transactions'],
];

/** These are about pounds alone. */
const ofPounds: readonly CostTab[] = ['heads', 'cvr', 'forecast'];

const isShownTo = (tab: CostTab, isPriced: boolean): boolean => isPriced || !ofPounds.includes(tab);

type CostTabsProps = { tab: CostTab; isPriced: boolean };

const CostTabs = ({ tab: here, isPriced }: CostTabsProps) => (
  <TabLinks
    label="Costs"
    tabs={tabs.filter(([tab]) => isShownTo(tab, isPriced))}
    here={here}
    search={(tab) =>
      ({ since }: { since?: string }) => ({ since, tab })}
  />
);
