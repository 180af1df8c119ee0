import type { Footprint } from '@sitewright/domain/carbon/footprint';
import { targetPerMonth } from '@sitewright/domain/carbon/target-per-month';
import { projectsApi } from '@sitewright/domain/projects/api';
import type { Project } from '@sitewright/domain/projects/project';
import { useQuery } from '@tanstack/react-query';
import { Leaf } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { query } from '../platform/query.ts';
import { ContractFrame } from '../projects/contract-frame/contract-frame.tsx';
import { LoadedContract } from '../projects/loaded-contract.tsx';
import { cn } from '../ui/cn.ts';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { RefreshBar } from '../ui/layout/refresh-bar.tsx';
import { Screen } from '../ui/layout/screen.tsx';
import { saveBarStyles } from '../ui/save-bar-styles.ts';
import { BetterFactors } from './better-factors/better-factors.tsx';
import { BoundaryLine } from './boundary-line.tsx';
import { Hotspots } from './charts/hotspots.tsx';
import { MonthsPanel } from './charts/months-panel.tsx';
import { Shares } from './charts/shares.tsx';
import { EarlierEditions } from './earlier-editions.tsx';
import { Entries } from './entries/entries.tsx';
import { AddEntryButton, FootprintActions } from './footprint-actions.tsx';
import { FootprintKpis } from './footprint-kpis.tsx';
import { FootprintSkeleton } from './footprint-skeleton.tsx';
import { type Action, type OnAction, OpenPanel } from './open-panels.tsx';
import { footprintQuery } from './queries.ts';
import { RangePicker } from './range-picker.tsx';
import { daysIn, useCarbonSearch } from './search-params.ts';
import { SourcesNote } from './sources-note.tsx';

type Props = { slug: string; today: string };

/** What a contract has emitted, from what, and how that is known. */
export function FootprintScreen({ slug, today }: Props) {
  const contract = useQuery(query(projectsApi.readBySlug, { params: { slug } }));
  const [openAction, setOpenAction] = useState<Action>();
  const { data: project } = contract;
  if (!project)
    return (
      <Screen title="Carbon footprint">
        <LoadedContract query={contract} what="the contract">
          {() => null}
        </LoadedContract>
      </Screen>
    );
  return (
    <ContractFrame
      project={project}
      today={today}
      here="carbon"
      actions={<FootprintActions slug={slug} today={today} onAction={setOpenAction} />}
    >
      <OfContract project={project} today={today} onAction={setOpenAction} />
      <OpenPanel
        project={project}
        openAction={openAction}
        onClose={() => setOpenAction(undefined)}
      />
    </ContractFrame>
  );
}

type OfContractProps = { project: Project; today: string; onAction: OnAction };

function OfContract({ project, today, onAction }: OfContractProps) {
  const footprint = useQuery(footprintQuery(project.slug, daysIn(useCarbonSearch())));
  return (
    <>
      <div className="-my-1 md:hidden print:hidden">
        <RangePicker wholeRange="Contract to date" today={today} />
      </div>
      <LoadedContract query={footprint} what="the footprint" skeleton={<FootprintSkeleton />}>
        {(read) => <Figures footprint={read} project={project} onAction={onAction} />}
      </LoadedContract>
      {footprint.isRefetching && <RefreshBar />}
      <div data-save-bar="" className={cn(saveBarStyles, 'md:hidden print:hidden')}>
        <AddEntryButton isBig onAction={onAction} />
      </div>
    </>
  );
}

type FiguresProps = { footprint: Footprint; project: Project; onAction: OnAction };

function Figures({ footprint, project, onAction }: FiguresProps) {
  const { totals, byMonth, hotspots, from, to } = footprint;
  // The chart first: the table below it takes longer.
  const isRestDrawn = useDeferredValue(true, false);
  if (totals.entries + totals.drafts === 0 && !from && !to)
    return <NothingYet onAction={onAction} />;
  return (
    <>
      <BoundaryLine footprint={footprint} />
      <EarlierEditions shares={totals.earlierEditions} />
      <FootprintKpis footprint={footprint} />
      {byMonth.length > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-3 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <MonthsPanel months={byMonth} target={targetPerMonth(totals.target, project)} />
          <Hotspots hotspots={hotspots} />
        </div>
      )}
      {isRestDrawn && (
        <>
          <BetterFactors slug={project.slug} />
          <Entries slug={project.slug} attributions={footprint.attributions} />
          {byMonth.length > 0 && <Shares footprint={footprint} />}
          <SourcesNote {...footprint} />
        </>
      )}
    </>
  );
}

const NothingYet = ({ onAction }: { onAction: OnAction }) => (
  <EmptyState
    icon={Leaf}
    title="No carbon yet"
    text="Deliveries, plant and carbon entries are totalled here. Add an entry to start."
  >
    <AddEntryButton onAction={onAction} />
  </EmptyState>
);
