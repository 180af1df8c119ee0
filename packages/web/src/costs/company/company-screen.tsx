import { costsApi } from '@sitewright/domain/costs/api';
import type { ContractCosts } from '@sitewright/domain/costs/cost-figures';
import { seesCosts } from '@sitewright/domain/costs/shown-to';
import { formatPounds } from '@sitewright/domain/kernel/pounds';
import { storedStatuses } from '@sitewright/domain/projects/status';
import { useQuery } from '@tanstack/react-query';
import { PoundSterling } from 'lucide-react';
import { useMemo } from 'react';
import { queryAll } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { ContractHeading } from '../../projects/contract-name.tsx';
import { NoContracts } from '../../projects/no-contracts.tsx';
import { statusLabels } from '../../projects/status-badge.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ChartSkeleton } from '../../ui/charts/chart-skeleton.tsx';
import { optionsOf } from '../../ui/fields/options.ts';
import { KpiSkeleton } from '../../ui/layout/kpi-skeleton.tsx';
import { KpiStrip } from '../../ui/layout/kpi-strip.tsx';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { RefreshBar } from '../../ui/layout/refresh-bar.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { choiceFilter } from '../../ui/table/filters.ts';
import type { OnView, TableView } from '../../ui/table/table-view.ts';
import { daysText, hoursText, isNegative, percentText, sizeOf, varianceText } from '../labels.ts';
import { UnratedNotice } from '../rates/unrated-notice.tsx';
import { longest } from '../summary/variance.tsx';
import { obstacleToExporting } from '../use-workbook.ts';
import { WhoSeesCosts } from '../who-sees-costs.tsx';
import { CompanyActions } from './company-actions.tsx';
import { companyFigures, totalOf } from './company-figures.tsx';
import { type ContractLine, contractColumns, linesOf } from './contract-columns.tsx';
import { ContractsPanel } from './contracts-panel.tsx';
import { HealthBadge, healthLabels, healthOrder } from './health-badge.tsx';
import { MarginPanel } from './margin-panel.tsx';

type Props = { view: TableView; onView: OnView };

/** Budget, actual cost and forecast of every contract. */
export function CompanyScreen({ view, onView }: Props) {
  const query = useQuery(queryAll(costsApi.list, { query: {} }));
  const isPriced = seesCosts(useActor());
  return (
    <Screen
      title="Cost analysis"
      note={isPriced && 'Net of VAT'}
      actions={isPriced && <CompanyActions />}
    >
      <Loaded
        query={query}
        what="the costs"
        empty={<NoCosts />}
        skeleton={<CostsSkeleton isPriced={isPriced} />}
      >
        {(contracts) => <Contracts contracts={contracts} view={view} onView={onView} />}
      </Loaded>
      {query.isRefetching && <RefreshBar />}
    </Screen>
  );
}

const CostsSkeleton = ({ isPriced }: { isPriced: boolean }) => (
  <>
    <KpiSkeleton />
    <div className="min-h-96">
      <Skeleton what="the costs" />
    </div>
    {isPriced && (
      <div className={chartsLayout}>
        <ChartSkeleton title="Forecast against budget" />
        <ChartSkeleton title="Margin by contract" />
      </div>
    )}
  </>
);

const chartsLayout = 'grid grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-3 xl:grid-cols-2';

type ContractsProps = Props & { contracts: readonly ContractCosts[] };

function Contracts({ contracts, view, onView }: ContractsProps) {
  const actor = useActor();
  const isPriced = seesCosts(actor);
  const lines = useMemo(() => linesOf(contracts), [contracts]);
  return (
    <>
      <KpiStrip
        label="Company figures"
        figures={useMemo(() => companyFigures(contracts, isPriced), [contracts, isPriced])}
      />
      <UnratedNotice hours={totalOf(contracts, 'hoursWithoutRate')} />
      {!isPriced && <WhoSeesCosts />}
      <DataTable
        label="Contract costs"
        rows={lines}
        columns={useMemo(() => contractColumns(isPriced, longest(lines)), [isPriced, lines])}
        filters={isPriced ? [status, health] : [status]}
        defaultSort={isPriced ? 'variance' : 'name'}
        exportObstacle={obstacleToExporting(actor)}
        searchHint="Name or code"
        isTwoLine
        view={view}
        onView={onView}
        card={(line) => <ContractCard line={line} />}
      />
      {isPriced && (
        <div className={chartsLayout}>
          <ContractsPanel contracts={contracts} />
          <MarginPanel contracts={contracts} />
        </div>
      )}
    </>
  );
}

const status = choiceFilter(
  'status',
  'Status',
  optionsOf(storedStatuses, statusLabels),
  (line: ContractLine) => line.status,
);

const health = choiceFilter(
  'health',
  'Health',
  optionsOf(healthOrder, healthLabels),
  (line: ContractLine) => line.health,
);

const NoCosts = () => (
  <NoContracts
    icon={PoundSterling}
    text="Costs belong to a contract. Once you add one, its labour, plant and orders are totalled here."
  />
);

/** A contract on a phone: what it will cost, and how far that is from its budget. */
const ContractCard = ({ line }: { line: ContractLine }) => (
  <article className="grid gap-2">
    <ContractHeading
      contract={line}
      to="/cost-analysis/$slug"
      note={line.percentComplete && `${percentText(line.percentComplete)} complete`}
    />
    <p className="flex flex-wrap gap-2">
      {line.health && <HealthBadge health={line.health} />}
      {line.variance && Number(line.variance) !== 0 && (
        <Badge tone={isNegative(line.variance) ? 'bad' : 'plain'}>
          {formatPounds(sizeOf(line.variance))} {varianceText(line.variance, null)}
        </Badge>
      )}
    </p>
    <dl className="grid grid-cols-2 gap-x-4 text-sm tabular-nums [&_dt]:text-xs [&_dt]:text-text-2">
      {factsOf(line).map(([label, fact]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  </article>
);

const factsOf = ({ forecast, revised, hours, plantDays }: ContractLine) =>
  forecast && revised
    ? [
        ['Forecast final', formatPounds(forecast)],
        ['Revised budget', formatPounds(revised)],
      ]
    : [
        ['Paid hours', hoursText(hours)],
        ['Plant hire days', daysText(plantDays)],
      ];
