import { costsApi } from '@sitewright/domain/costs/api';
import type { CostAnalysis } from '@sitewright/domain/costs/cost-figures';
import { type CostReport, CostReportDraft } from '@sitewright/domain/costs/cost-report';
import { monthText } from '@sitewright/domain/costs/month-names';
import { obstacleToCosts } from '@sitewright/domain/costs/rules';
import { isOver } from '@sitewright/domain/projects/status';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useCommandForm } from '../../forms/use-command-form.ts';
import { useActor } from '../../platform/session.ts';
import { formatDate } from '../../ui/fields/parse-date.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { Opener } from '../../ui/opener.tsx';
import type { TabProps } from '../cost-actions.ts';
import { costQueries } from '../queries.ts';
import { useChangeCostSearch, useCostSearch } from '../search-params.ts';
import { firstOf, monthsToOpen } from './months.ts';
import { ReportPage } from './report-page.tsx';
import { stateLabels } from './report-state.tsx';

/** Cost and value of each month, side by side. */
export function CvrTab({ analysis, today }: TabProps) {
  const query = useQuery(costQueries.reports(analysis.projectId));
  const opener = <MonthOpener analysis={analysis} today={today} reports={query.data ?? []} />;
  return (
    <Loaded query={query} what="the CVR" empty={<NoReports>{opener}</NoReports>}>
      {(reports) => <Reports {...{ reports, opener, today }} hasEnded={isOver(analysis.status)} />}
    </Loaded>
  );
}

type ReportsProps = {
  reports: readonly CostReport[];
  opener: ReactNode;
  today: string;
  hasEnded: boolean;
};

function Reports({ reports, opener, ...context }: ReportsProps) {
  const { month } = useCostSearch();
  const inOrder = reports.toSorted((a, b) => b.month.localeCompare(a.month));
  const shown = inOrder.find((report) => report.month === month) ?? inOrder[0];
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Months reports={inOrder} shown={shown} />
        {opener}
      </div>
      {shown && <ReportPage key={shown.id} report={shown} others={reports} {...context} />}
    </>
  );
}

type MonthsProps = { reports: readonly CostReport[]; shown: CostReport | undefined };

function Months({ reports, shown }: MonthsProps) {
  const change = useChangeCostSearch();
  return (
    <fieldset className="flex max-w-full min-w-0 gap-1 overflow-x-auto rounded-[8px] border border-line-2 bg-sunken p-0.5">
      <legend className="sr-only">Month</legend>
      {reports.map(({ id, month, status }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === shown?.id}
          onClick={() => change({ month })}
          className="h-8 flex-none rounded-control px-3 text-button font-medium whitespace-nowrap text-text-2 hover:text-text aria-pressed:bg-selected aria-pressed:font-semibold aria-pressed:text-text site:h-11"
        >
          {monthText(month)}
          <span className="text-xs font-normal"> {stateLabels[status].toLowerCase()}</span>
        </button>
      ))}
    </fieldset>
  );
}

type OpenerProps = { analysis: CostAnalysis; today: string; reports: readonly CostReport[] };

/** Begins the month that comes next, once there is one; before the contract starts it says from when. */
function MonthOpener({ analysis, today, reports }: OpenerProps) {
  const obstacle = obstacleToCosts(useActor());
  const { startDate } = analysis;
  const months = monthsToOpen(reports, analysis, today);
  if (months.length === 0)
    return reports.length === 0 && startDate ? (
      <p className="max-w-[40ch] text-sm text-pretty">
        The contract starts on {formatDate(startDate)}. Its first month can be opened from{' '}
        {formatDate(firstOf(startDate))}.
      </p>
    ) : null;
  return (
    <div className="flex items-center gap-3">
      <Opener icon={CalendarPlus} label="Open a month" obstacle={obstacle}>
        {(close) => <OpenReport projectId={analysis.projectId} months={months} onClose={close} />}
      </Opener>
    </div>
  );
}

const NoReports = ({ children }: { children: ReactNode }) => (
  <EmptyState
    icon={Lock}
    title="No CVRs yet"
    text="A cost value reconciliation (CVR) compares the value of the work with its cost at month end. Complete it, send it for review, then freeze it; frozen figures cannot be changed."
  >
    {children}
  </EmptyState>
);

const fields = CostReportDraft.omit({ projectId: true });

type OpenReportProps = { projectId: number; months: readonly string[]; onClose: () => void };

function OpenReport({ projectId, months, onClose }: OpenReportProps) {
  const { form, command } = useCommandForm({
    fields,
    start: { month: months[0] ?? '' },
    endpoint: costsApi.openReport,
    inputOf: (filled) => ({ body: { ...filled, projectId } }),
    doneMessage: ({ month }) => `CVR for ${monthText(month)} opened`,
    onDone: onClose,
  });
  return (
    <FormDialog
      title="Open a monthly CVR"
      description="Costs are totalled to the end of the month. You enter the value of the work."
      command={command}
      form={form}
      onClose={onClose}
    >
      <SelectField
        label="Month"
        required
        options={months.map((value) => ({ value, label: monthText(value) }))}
        {...form.field('month')}
      />
    </FormDialog>
  );
}
