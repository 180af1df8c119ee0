import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import type { SiteIssue } from '@sitewright/domain/site-issues/site-issue';
import { useEditForm } from '../../forms/use-edit-form.ts';
import { bodyOf, IssueFields, valuesOf } from './fields.ts';
import { useFormContext } from './use-new-issue.ts';

export function useEditIssue(issue: SiteIssue, onLeave: () => void) {
  const context = useFormContext();
  return useEditForm({
    what: 'issue',
    record: issue,
    fields: IssueFields,
    valuesOf,
    endpoint: siteIssuesApi.edit,
    askOf: (filled, { id, version }) => ({
      params: { siteIssueId: id },
      body: { ...bodyOf(filled, context), version },
    }),
    said: () => 'Issue updated',
    onLeave,
  });
}
