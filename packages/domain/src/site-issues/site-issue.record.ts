import { recordType } from '../kernel/record-type.ts';

export const siteIssueRecord = recordType({
  type: 'siteIssue',
  resource: 'siteIssue',
  label: { one: 'Site issue', many: 'Site issues' },
  rights: { 'siteIssue.close': 'Closing site issues' },
  table: 'site_issues',
  tables: {
    site_issues: { name: 'issue_description' },
    site_issue_events: { noun: null },
    site_issue_comments: { noun: ['comment', 'comments'] },
  },
  backup: 'safety',
  bin: { order: 13, project: 'project_id', day: 'date' },
  log: { category: 'issue' },
  search: { kind: 'siteIssue', order: 7 },
  webhook: { isSuggested: true },
});
