import { errorReportsApi } from '@sitewright/domain/error-reports/api';
import type { ErrorReport } from '@sitewright/domain/error-reports/error-report';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { queryPages } from '../platform/query.ts';
import { momentText } from '../ui/format/date-time.ts';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { Loaded } from '../ui/layout/loaded.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import { tableSearch } from '../ui/table/table-view.ts';
import { useTableView } from '../ui/table/use-table-view.ts';
import { reportColumns, ScreenshotLink, typeOf, whereOf } from './reported-issues-columns.tsx';

const what = 'reported issues';

/** Issues that people reported, and errors that the product detected. */
export function ReportedIssues() {
  const reports = useInfiniteQuery(reportsQuery());
  const view = useTableView(parseView);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3 *:not-[button]:w-full">
      <h2>Reported issues</h2>
      <Loaded
        query={reports}
        what={what}
        empty={<NothingReported />}
        skeleton={<Skeleton what={what} count={3} />}
      >
        {(rows) => (
          <DataTable
            label="Reported issues"
            rows={rows}
            columns={reportColumns}
            {...view}
            defaultSort="-when"
            searchHint="Description, page or type"
            card={(report) => <ReportCard report={report} />}
          />
        )}
      </Loaded>
    </div>
  );
}

const parseView = tableSearch();

const ReportCard = ({ report }: { report: ErrorReport }) => (
  <article className="grid justify-items-start gap-2 [overflow-wrap:anywhere]">
    <p className="font-medium whitespace-pre-line">{report.message}</p>
    <p className="text-sm text-text-2">
      {typeOf(report)} · <time dateTime={report.createdAt}>{momentText(report.createdAt)}</time>
      <br />
      {whereOf(report)}
    </p>
    <ScreenshotLink report={report} />
  </article>
);

const NothingReported = () => (
  <EmptyState
    icon={Inbox}
    title="No issues reported yet"
    text="Issues sent from Report an Issue in the menu are kept here for 30 days."
  />
);

/** Always read again, because no live update announces a report. */
const reportsQuery = () => ({
  ...queryPages(errorReportsApi.list, { query: { limit: 200 } }),
  staleTime: 0,
});
