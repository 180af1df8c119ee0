import { footprintApi } from '@sitewright/domain/carbon/api';
import type { Footprint } from '@sitewright/domain/carbon/footprint';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FileDown, Leaf } from 'lucide-react';
import { query } from '../../platform/query.ts';
import { NoContracts, useIsWithoutContracts } from '../../projects/no-contracts.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { PageActions } from '../../ui/layout/page-actions.tsx';
import { RefreshBar } from '../../ui/layout/refresh-bar.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { BoundaryLine } from '../boundary-line.tsx';
import { Hotspots } from '../charts/hotspots.tsx';
import { MonthsPanel } from '../charts/months-panel.tsx';
import { Shares } from '../charts/shares.tsx';
import { EarlierEditions } from '../earlier-editions.tsx';
import { FootprintKpis } from '../footprint-kpis.tsx';
import { FootprintSkeleton } from '../footprint-skeleton.tsx';
import { RangePicker } from '../range-picker.tsx';
import { daysIn, useCarbonSearch } from '../search-params.ts';
import { SourcesNote } from '../sources-note.tsx';
import { usePrint } from '../use-print.ts';
import { Contracts, useContractFootprints } from './contracts.tsx';

type Props = { today: string };

/** What all contracts have emitted, and which of them most. */
export function CompanyScreen({ today }: Props) {
  const footprint = useQuery({
    ...query(footprintApi.company, { query: daysIn(useCarbonSearch()) }),
    placeholderData: keepPreviousData,
  });
  return (
    <Screen title="Carbon footprint" actions={<Actions today={today} />}>
      <Loaded
        query={footprint}
        what="the footprint"
        empty={<NothingYet />}
        skeleton={<FootprintSkeleton />}
      >
        {(read) => <OfCompany footprint={read} />}
      </Loaded>
      {footprint.isRefetching && <RefreshBar />}
    </Screen>
  );
}

function Actions({ today }: Props) {
  const { print, obstacle } = usePrint();
  return (
    <PageActions actions={[{ label: 'PDF report', icon: FileDown, obstacle, onPress: print }]}>
      <RangePicker wholeRange="All contracts to date" today={today} />
    </PageActions>
  );
}

function OfCompany({ footprint }: { footprint: Footprint }) {
  const isListThere = !useContractFootprints().isPending;
  const { totals, byMonth, hotspots, from, to } = footprint;
  if (totals.entries + totals.drafts === 0 && !from && !to) return <NothingYet />;
  return (
    <>
      <BoundaryLine footprint={footprint} />
      <EarlierEditions shares={totals.earlierEditions} />
      <FootprintKpis footprint={footprint} />
      {byMonth.length > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-3 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <MonthsPanel months={byMonth} />
          <Hotspots hotspots={hotspots} />
        </div>
      )}
      <Contracts />
      {isListThere && (
        <>
          {byMonth.length > 0 && <Shares footprint={footprint} />}
          <SourcesNote {...footprint} />
        </>
      )}
    </>
  );
}

const NothingYet = () =>
  useIsWithoutContracts() ? (
    <NoContracts
      icon={Leaf}
      text="Carbon belongs to a contract. Once you add one, its deliveries, plant and waste are totalled here."
    />
  ) : (
    <EmptyState
      icon={Leaf}
      title="No carbon yet"
      text="Deliveries, plant and carbon entries of all contracts are totalled here. Choose a contract to add an entry."
    >
      <ButtonLink to="/contracts">Choose a contract</ButtonLink>
    </EmptyState>
  );
