import type { Project } from '@sitewright/domain/projects/project';
import { obstacleToReporting } from '@sitewright/domain/site-issues/rules';
import { useNavigate } from '@tanstack/react-router';
import { FormPage } from '../../forms/form-page.tsx';
import { SaveBar } from '../../forms/save-bar.tsx';
import { useActor } from '../../platform/session.ts';
import { Permitted } from '../../ui/layout/no-access.tsx';
import { placeOf } from '../issue-routes.ts';
import { IssueForm } from './issue-form.tsx';
import { ReportPhotos } from './report-photos.tsx';
import { useNewIssue } from './use-new-issue.ts';

type Props = {
  project: Project;
  today: string;
  /** Photos that were chosen before. */
  chosen?: readonly File[];
};

export const NewIssue = (props: Props) => (
  <>
    <h2 className="text-xl">Report issue</h2>
    <Permitted
      obstacle={obstacleToReporting(useActor())}
      title="Your role does not allow reporting issues"
    >
      <Report {...props} />
    </Permitted>
  </>
);

/** Three taps and a line: the day’s Issue, the type and Report issue; the line has the focus. */
function Report({ project, today, chosen }: Props) {
  const { form, report, draft, photos } = useNewIssue(project, today, chosen);
  const navigate = useNavigate();
  const leave = () => void navigate(placeOf(project.slug));
  const discard = () => {
    draft.discard();
    photos.choose([]);
  };
  return (
    <FormPage where="in this report" draft={{ ...draft, discard }} command={report}>
      <IssueForm
        form={form}
        today={today}
        isShort
        photos={<ReportPhotos {...photos} />}
        saveBar={
          <SaveBar
            submitText="Report issue"
            command={{ ...report, isPending: report.isPending || photos.isSending }}
            isErrorShownElsewhere={form.hasFieldErrors}
            savedAt={draft.savedAt}
            onCancel={leave}
          />
        }
      />
    </FormPage>
  );
}
