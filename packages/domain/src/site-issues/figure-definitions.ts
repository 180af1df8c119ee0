import type { FigureDefinitions } from '../kernel/figure-definition.ts';

const siteIssues = 'Site issues';

export const issueFigureDefinitions = {
  open: {
    name: 'Open issues',
    formula: 'Number of issues that are neither closed nor void',
    includes: 'Issues in progress, ready for review, disputed, rejected and reopened',
    excludes: 'Closed and void issues',
    source: siteIssues,
  },
  overdue: {
    name: 'Overdue issues',
    formula: 'Number of open issues whose target date has passed',
    includes: 'Target dates up to yesterday',
    excludes: 'Issues due today and issues without a target date',
    source: siteIssues,
  },
  critical: {
    name: 'Critical issues',
    formula: 'Number of open issues with priority Critical',
    includes: 'Open issues only',
    excludes: 'Issues with a lower priority',
    source: siteIssues,
  },
  old: {
    name: 'Open over 7 days',
    formula: 'Number of open issues reported more than 7 days ago',
    includes: 'Calendar days since the date of the issue',
    excludes: 'Closed and void issues',
    source: siteIssues,
  },
  daysToClose: {
    name: 'Average days to close',
    formula: 'Total days from reported to closed ÷ number of closed issues',
    includes: 'All closed issues of the contract',
    excludes: 'Open and void issues',
    source: siteIssues,
  },
} as const satisfies FigureDefinitions;
