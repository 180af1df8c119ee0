import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import type { SiteIssue } from '@sitewright/domain/site-issues/site-issue';
import { DeleteDialog } from '../../actions/delete-dialog.tsx';
import { nameOf } from '../labels.ts';

type Props = { issue: SiteIssue; onClose: () => void; onDeleted?: () => void };

export const DeleteIssue = ({ issue, ...dialog }: Props) => (
  <DeleteDialog
    endpoint={siteIssuesApi.remove}
    input={{ params: { siteIssueId: issue.id } }}
    recordType="siteIssue"
    recordId={issue.id}
    title={nameOf(issue)}
    consequence="It goes with its photos and comments."
    {...dialog}
  />
);
