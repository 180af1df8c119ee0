import type { Project } from '@sitewright/domain/projects/project';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, Suspense } from 'react';
import { lazyScreen } from '../platform/preload.ts';
import { ContractFrame } from '../projects/contract-frame/contract-frame.tsx';
import type { TabName } from '../projects/contract-frame/contract-search.ts';
import { useContractSearch } from '../projects/contract-frame/contract-search.ts';
import { LoadedContract } from '../projects/loaded-contract.tsx';
import { projectQueries } from '../projects/queries.ts';
import { Screen } from '../ui/layout/screen.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { ContractMenu } from './day/contract-menu.tsx';
import { DayActions } from './day/day-actions.tsx';
import { DayPage } from './day/day-page.tsx';

const tabs: Record<TabName, ComponentType<{ project: Project }>> = {
  files: lazyScreen(() => import('../files/files-tab.tsx'), 'FilesTab'),
  plant: lazyScreen(() => import('../plant/plant-tab.tsx'), 'PlantTab'),
  weather: lazyScreen(() => import('../weather/weather-tab.tsx'), 'WeatherTab'),
  orders: lazyScreen(() => import('../purchase-orders/orders-tab.tsx'), 'OrdersTab'),
  journal: lazyScreen(() => import('../journal/journal-tab.tsx'), 'JournalTab'),
};

/** The diary of a contract, a day at a time; files, plant, weather, orders and journal are its other tabs. */
export function DiaryScreen({ slug, today }: { slug: string; today: string }) {
  const contract = useContract(slug);
  const { tab, date = today } = useContractSearch();
  const { data: project } = contract;
  if (!project)
    return (
      <Screen title="Project diary">
        <LoadedContract query={contract} what="the contract">
          {() => null}
        </LoadedContract>
      </Screen>
    );
  const place = { project, date, today };
  if (tab) return <OtherPage project={project} tab={tab} today={today} />;
  return (
    <ContractFrame project={project} today={today} here="diary" actions={<DayActions {...place} />}>
      <DayPage {...place} />
    </ContractFrame>
  );
}

type OtherProps = { project: Project; tab: TabName; today: string };

function OtherPage({ project, tab, today }: OtherProps) {
  const Tab = tabs[tab];
  return (
    <ContractFrame
      project={project}
      today={today}
      here={tab}
      actions={<ContractMenu project={project} />}
    >
      <Suspense key={tab} fallback={<Skeleton what={tab} />}>
        <Tab project={project} />
      </Suspense>
    </ContractFrame>
  );
}

/** Data from the list of contracts is shown until the contract itself is loaded. */
function useContract(slug: string) {
  const client = useQueryClient();
  return useQuery({
    ...projectQueries.read(slug),
    placeholderData: () =>
      client
        .getQueryData<Project[] | null>(projectQueries.all)
        ?.find((project) => project.slug === slug),
  });
}
