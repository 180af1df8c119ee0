import { errorReportsApi } from '@sitewright/domain/error-reports/api';
import { type ErrorReport, issueTypes } from '@sitewright/domain/error-reports/error-report';
import { requestFor } from '@sitewright/domain/kernel/request';
import { ExternalLink } from 'lucide-react';

/** The type chosen in the dialog, or that of an automatic report. */
const types = [
  ...issueTypes,
  { value: 'react-error-boundary', label: 'Screen broke' },
  { value: 'page-preload', label: 'Page did not load' },
];

export const typeOf = ({ pluginInfo, source }: ErrorReport): string =>
  types.find(({ value }) => value === (pluginInfo.type ?? source))?.label ?? 'Other Issue';

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
