import type { Project } from '@sitewright/domain/projects/project';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { seesMoney } from '@sitewright/domain/site-issues/shown-to';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useFormDraft, useFoundDraft } from '../../forms/use-form-draft.ts';
import { fieldsOf } from '../../platform/call.ts';
import { draftKey } from '../../platform/draft.ts';
import { invalidateAfter } from '../../platform/invalidate.ts';
import { doneText } from '../../platform/outbox/waiting-replies.ts';
import { query } from '../../platform/query.ts';
import { useActor, useSessionUser } from '../../platform/session.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { useForm } from '../../ui/fields/use-form.ts';
import { placeOf } from '../issue-routes.ts';
import { issueName } from '../labels.ts';
import { blankFor, draftOf, type Filled, hasText, IssueFields } from './fields.ts';
import { useReportPhotos } from './use-report-photos.ts';

/** The issue is sent first, then its photos; the page goes when both are there. */
export function useNewIssue(project: Project, today: string, chosen: readonly File[] = []) {
  const toast = useToast();
  const context = useFormContext();
  const blank = blankFor(useSessionUser().user?.name ?? '', today);
  const photosKey = draftKey(`issue-photos-${project.id}`, useActor());
  const photos = useReportPhotos(photosKey, useArrival(project), chosen);
  const report = useCommand(siteIssuesApi.report, {
    onRefused: (error) => form.showServerErrors(fieldsOf(error)),
  });
  const send = (filled: Filled) =>
    report.perform({ body: draftOf(project, filled, context) }, (issue) => {
      draft.finish();
      toast({ text: doneText(issue, `${issueName(issue)} reported`) });
      photos.send(issue.id);
    });
  const found = useFoundDraft(`issue-${project.id}`, blank);
  const form = useForm(IssueFields, found.values, {
    // An issue that has been created is not reported twice: only its photos are still uploading.
    onSubmit: (filled) => photos.issueId ?? send(filled),
  });
  const draft = useFormDraft(found, form, blank, hasText);
  return { form, report, draft, photos };
}

/** To the issue, once all of it is there. */
function useArrival({ slug }: Project) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return (id: number) => {
    void invalidateAfter(client, siteIssuesApi.report);
    void navigate({ ...placeOf(slug, 'view', id), replace: true, ignoreBlocker: true });
  };
}

export function useFormContext() {
  const { data } = useQuery(query(siteIssuesApi.assignees));
  return { assignees: data ?? [], seesMoney: seesMoney(useActor()) };
}
