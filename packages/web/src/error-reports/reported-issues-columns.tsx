import { errorReportsApi } from '@sitewright/domain/error-reports/api';
import { type ErrorReport, issueTypes } from '@sitewright/domain/error-reports/error-report';
import { requestFor } from '@sitewright/domain/kernel/request';
import { ExternalLink } from 'lucide-react';
import type { Column } from '../ui/table/column.ts';
import { momentColumn, textColumn } from '../ui/table/columns.tsx';
import { TwoLines } from '../ui/table/two-lines.tsx';

/** The type chosen in the dialog, or that of an automatic report. */
const types = [
  ...issueTypes,
  { value: 'react-error-boundary', label: 'Screen error' },
  { value: 'page-preload', label: 'Page did not load' },
];

export const typeOf = ({ pluginInfo, source }: ErrorReport): string =>
  types.find(({ value }) => value === (pluginInfo.type ?? source))?.label ?? 'Other Issue';

const whatText = (report: ErrorReport): string =>
  [report.message, whereOf(report)].join('\n').trim();

export const reportColumns: Column<ErrorReport>[] = [
  momentColumn('when', 'When', ({ createdAt }) => createdAt),
  textColumn('what', 'What', whatText, {
    width: 480,
    isName: true,
    cell: (report) => (
      <div className="min-w-72 py-2 font-medium whitespace-pre-line [overflow-wrap:anywhere]">
        <TwoLines first={report.message} second={whereOf(report)} />
      </div>
    ),
    sortBy: undefined,
  }),
  textColumn('type', 'Type', typeOf, { width: 200, cell: typeOf }),
  // The user's steps, or the stack: long, and needed only when the rest explains nothing.
  textColumn('steps', 'Steps or stack', ({ stack }) => stack, {
    width: 320,
    isExtra: true,
    cell: ({ stack }) => (
      <span className="my-2 line-clamp-4 min-w-72 whitespace-pre-line [overflow-wrap:anywhere]">
        {stack}
      </span>
    ),
    sortBy: undefined,
  }),
  textColumn('screenshot', 'Screenshot', ({ hasScreenshot }) => (hasScreenshot ? 'Yes' : ''), {
    width: 132,
    cell: (report) => <ScreenshotLink report={report} />,
    sortBy: undefined,
  }),
];

/** 'Contracts · /contracts': the page, and its address without what all of ours begin with. */
export const whereOf = ({ component, location }: ErrorReport): string =>
  [component, location?.replace(window.location.origin, '')].filter(Boolean).join(' · ');

export const ScreenshotLink = ({ report: { id, hasScreenshot } }: { report: ErrorReport }) =>
  hasScreenshot && (
    <a
      href={requestFor(errorReportsApi.screenshot, { params: { errorReportId: id } }).url}
      target="_blank"
      rel="noreferrer"
      className="link inline-flex min-h-6 items-center gap-1.5 site:min-h-11"
    >
      Screenshot<span className="sr-only"> (opens in a new tab)</span>
      <ExternalLink aria-hidden="true" className="size-4" />
    </a>
  );
