import type { Project } from '@sitewright/domain/projects/project';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { obstacleToEditing } from '@sitewright/domain/site-issues/rules';
import type { SiteIssue } from '@sitewright/domain/site-issues/site-issue';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { EditPage } from '../../forms/edit-page.tsx';
import { SaveBar } from '../../forms/save-bar.tsx';
import { useEditForm } from '../../forms/use-edit-form.ts';
import { query } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { Permitted } from '../../ui/layout/no-access.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { baseOf } from '../base-of.ts';
import { placeOf } from '../issue-routes.ts';
import { issueName } from '../labels.ts';
import { bodyOf, IssueFields, valuesOf } from './fields.ts';
import { IssueForm } from './issue-form.tsx';
import { useFormContext } from './use-new-issue.ts';

type Props = { project: Project; id: number; today: string };

export const EditIssue = ({ project: { slug }, id, today }: Props) => (
  <Loaded
    query={useQuery(query(siteIssuesApi.read, { params: { siteIssueId: id } }))}
    what="the issue"
    empty="This issue no longer exists."
    skeleton={<Skeleton what="the issue" shape="lines" />}
  >
    {(issue) => <IssueToEdit key={id} issue={issue} slug={slug} today={today} />}
  </Loaded>
);

type EditProps = { issue: SiteIssue; slug: string; today: string };

const IssueToEdit = (props: EditProps) => (
  <>
    <h2 className="text-xl">Edit {issueName(props.issue)}</h2>
    <Permitted
      obstacle={obstacleToEditing(props.issue, useActor())}
      title="This issue cannot be edited"
    >
      <Edit {...props} />
    </Permitted>
  </>
);

function Edit({ issue, slug, today }: EditProps) {
  const navigate = useNavigate();
  const leave = () => void navigate({ ...placeOf(slug, 'view', issue.id), ignoreBlocker: true });
  const editing = useEditIssue(issue, leave);
  return (
    <EditPage noun="issue" where="on this issue" editing={editing}>
      {(saving) => (
        <IssueForm
          form={editing.form}
          today={today}
          isShort={false}
          saveBar={<SaveBar submitText="Save changes" {...saving} onCancel={leave} />}
        />
      )}
    </EditPage>
  );
}

function useEditIssue(issue: SiteIssue, onLeave: () => void) {
  const context = useFormContext();
  return useEditForm({
    draftName: 'issue',
    record: issue,
    fields: IssueFields,
    valuesOf,
    endpoint: siteIssuesApi.edit,
    inputOf: (filled, over) => {
      const changes = bodyOf(filled, context);
      return {
        params: { siteIssueId: over.id },
        body: { ...changes, base: baseOf(over, changes) },
      };
    },
    doneMessage: () => 'Issue updated',
    onLeave,
  });
}
