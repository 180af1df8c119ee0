import type { Footprint } from '@sitewright/domain/carbon/footprint';
import { targetPerMonth } from '@sitewright/domain/carbon/target-per-month';
import type { Project } from '@sitewright/domain/projects/project';
import { useQuery } from '@tanstack/react-query';
import { Leaf } from 'lucide-react';
import { useState } from 'react';
import { ContractFrame } from '../projects/contract-frame/contract-frame.tsx';
import { LoadedContract } from '../projects/loaded-contract.tsx';
import { projectQueries } from '../projects/queries.ts';
import { cn } from '../ui/cn.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { saveBarLook } from '../ui/save-bar-styles.ts';
import { Screen } from '../ui/screen.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { StaleBar } from '../ui/stale-bar.tsx';
import { BoundaryLine } from './boundary-line.tsx';
import type { Action, AskFor } from './carbon-actions.ts';
import { Hotspots } from './charts/hotspots.tsx';
import { MonthsPanel } from './charts/months-panel.tsx';
import { Shares } from './charts/shares.tsx';
import { Entries } from './entries/entries.tsx';
import { AddEntryButton, FootprintActions } from './footprint-actions.tsx';
import { FootprintKpis } from './footprint-kpis.tsx';
import { OpenPanel } from './open-panels.tsx';
import { footprintQueries } from './queries.ts';
import { RangePicker } from './range-picker.tsx';
import { daysIn } from './search-params.ts';
import { SourcesNote } from './sources-note.tsx';
import { useCarbonAddress } from './use-search-params.ts';

type Props = { slug: string; today: string };

/** What a contract has emitted, from what, and how that is known. */
export function FootprintScreen({ slug, today }: Props) {
  const contract = useQuery(projectQueries.read(slug));
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
      actions={<FootprintActions slug={slug} today={today} onAsk={setOpenAction} />}
    >
      <OfContract project={project} today={today} onAsk={setOpenAction} />
      <OpenPanel
        project={project}
        openAction={openAction}
        onClose={() => setOpenAction(undefined)}
      />
    </ContractFrame>
  );
}

type OfContractProps = { project: Project; today: string; onAsk: AskFor };

function OfContract({ project, today, onAsk }: OfContractProps) {
  const query = useQuery(footprintQueries.read(project.slug, daysIn(useCarbonAddress())));
  return (
    <>
      <div className="-my-1 md:hidden print:hidden">
        <RangePicker wholeRange="Contract to date" today={today} />
      </div>
      <LoadedContract
        query={query}
        what="the footprint"
        skeleton={<Skeleton what="the footprint" shape="lines" />}
      >
        {(footprint) => <Figures footprint={footprint} project={project} onAsk={onAsk} />}
      </LoadedContract>
      {query.isRefetching && <StaleBar />}
      <div data-save-bar="" className={cn(saveBarLook, 'md:hidden print:hidden')}>
        <AddEntryButton isBig onAsk={onAsk} />
      </div>
    </>
  );
}

type FiguresProps = { footprint: Footprint; project: Project; onAsk: AskFor };

function Figures({ footprint, project, onAsk }: FiguresProps) {
  const { totals, byMonth, hotspots, from, to } = footprint;
  if (totals.entries + totals.drafts === 0 && !from && !to) return <NothingYet onAsk={onAsk} />;
  return (
    <>
      <BoundaryLine footprint={footprint} />
      <FootprintKpis footprint={footprint} />
      {byMonth.length > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-3 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <MonthsPanel months={byMonth} target={targetPerMonth(totals.target, project)} />
          <Hotspots hotspots={hotspots} />
        </div>
      )}
      <Entries slug={project.slug} attributions={footprint.attributions} />
      {byMonth.length > 0 && <Shares footprint={footprint} />}
      <SourcesNote {...footprint} />
    </>
  );
}

const NothingYet = ({ onAsk }: { onAsk: AskFor }) => (
  <EmptyState
    icon={Leaf}
    title="No carbon yet"
    text="Receive a delivery, run a machine or add an entry: every kilogram adds itself up here."
  >
    <AddEntryButton onAsk={onAsk} />
  </EmptyState>
);
