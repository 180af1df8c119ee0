import { errorReportsApi } from '@sitewright/domain/error-reports/api';
import { type ErrorReport, issueTypes } from '@sitewright/domain/error-reports/error-report';
import { requestFor } from '@sitewright/domain/kernel/request';
import { ExternalLink } from 'lucide-react';
import { momentText } from '../ui/format/date-time.ts';
import type { Column } from '../ui/table/column.ts';
import { TwoLines } from '../ui/table/two-lines.tsx';

type ReportColumn = Column<ErrorReport>;

/** The type chosen in the dialog, or that of an automatic report. */
const types = [
  ...issueTypes,
  { value: 'react-error-boundary', label: 'Screen broke' },
  { value: 'page-preload', label: 'Page did not load' },
];

export const typeOf = ({ pluginInfo, source }: ErrorReport): string =>
  types.find(({ value }) => value === (pluginInfo.type ?? source))?.label ?? 'Other Issue';

const when: ReportColumn = {
  id: 'when',
  header: 'When',
  width: 152,
  cell: ({ createdAt }) => <time dateTime={createdAt}>{momentText(createdAt)}</time>,
  text: ({ createdAt }) => momentText(createdAt),
  sortBy: ({ createdAt }) => createdAt,
  exportAs: ({ createdAt }) => new Date(createdAt),
};

const what: ReportColumn = {
  id: 'what',
  header: 'What',
  width: 480,
  isName: true,
  cell: (report) => (
    <div className="min-w-72 py-2 font-medium whitespace-pre-line [overflow-wrap:anywhere]">
      <TwoLines first={report.message} second={whereOf(report)} />
    </div>
  ),
  text: (report) => [report.message, whereOf(report)].join('\n').trim(),
};

const type: ReportColumn = {
  id: 'type',
  header: 'Type',
  width: 200,
  cell: typeOf,
  text: typeOf,
  sortBy: typeOf,
};

/** The user's steps, or the stack: long, and needed only when the rest explains nothing. */
const steps: ReportColumn = {
  id: 'steps',
  header: 'Steps or stack',
  width: 320,
  isExtra: true,
  cell: ({ stack }) => (
    <span className="my-2 line-clamp-4 min-w-72 whitespace-pre-line [overflow-wrap:anywhere]">
      {stack}
    </span>
  ),
  text: ({ stack }) => stack ?? '',
};

const screenshot: ReportColumn = {
  id: 'screenshot',
  header: 'Screenshot',
  width: 132,
  cell: (report) => <ScreenshotLink report={report} />,
  text: ({ hasScreenshot }) => (hasScreenshot ? 'Yes' : ''),
};

export const reportColumns = [when, what, type, steps, screenshot];

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
