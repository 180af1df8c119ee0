import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import type { SiteIssue } from '@sitewright/domain/site-issues/site-issue';
import { CommandDialog } from '../../actions/command-dialog.tsx';
import { DeleteDialog } from '../../actions/delete-dialog.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { issueName, stepDisplay } from '../labels.ts';
import { AssignIssue } from './assign-issue.tsx';
import { newStatusText, type OpenAction, type StepWithReason } from './use-steps.ts';

type Props = { issue: SiteIssue; onClose: () => void; onDeleted?: () => void };

/** The dialog of the chosen action on an issue. */
export function IssueActionDialog({ action, ...props }: Props & OpenAction) {
  if (action === 'assign') return <AssignIssue issue={props.issue} onClose={props.onClose} />;
  return action === 'delete' ? <DeleteIssue {...props} /> : <GiveReason step={action} {...props} />;
}

const questions: Record<StepWithReason, { ask: string; description: string; label?: string }> = {
  close: {
    ask: 'Close',
    description: 'The issue is disputed. Your decision is kept in its history.',
    label: 'Decision',
  },
  dispute: { ask: 'Dispute', description: 'A manager reviews the issue and decides.' },
  reject: { ask: 'Reject', description: 'The person working on it sees your reason.' },
  void: { ask: 'Void', description: 'The issue stays on record but no longer counts as open.' },
  reopen: { ask: 'Reopen', description: 'The issue will be open again and show your reason.' },
};

/** A step that requires a reason. */
const GiveReason = ({ step, issue, onClose }: Props & { step: StepWithReason }) => (
  <CommandDialog
    title={`${questions[step].ask} ${issueName(issue)}?`}
    description={questions[step].description}
    confirmText={stepDisplay[step].label}
    variant="warning"
    endpoint={siteIssuesApi[step]}
    input={(body) => ({ params: { siteIssueId: issue.id }, body })}
    start={{ reason: '' }}
    doneMessage={newStatusText}
    onClose={onClose}
  >
    {(field) => <TextArea label={questions[step].label ?? 'Reason'} {...field('reason')} />}
  </CommandDialog>
);

const DeleteIssue = ({ issue, ...dialog }: Props) => (
  <DeleteDialog
    endpoint={siteIssuesApi.remove}
    input={{ params: { siteIssueId: issue.id } }}
    recordType="siteIssue"
    recordId={issue.id}
    title={issueName(issue)}
    consequence="Its photos and comments are deleted too."
    {...dialog}
  />
);
