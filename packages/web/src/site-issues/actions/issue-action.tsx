import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import type { SiteIssue } from '@sitewright/domain/site-issues/site-issue';
import { useState } from 'react';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { DeleteDialog } from '../../actions/delete-dialog.tsx';
import { useAction } from '../../actions/use-action.ts';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { issueName, stepDisplay } from '../labels.ts';
import { newStatusText, type OpenAction, type StepWithReason } from './use-steps.ts';

type Props = { issue: SiteIssue; onClose: () => void; onDeleted?: () => void };

/** The dialog of the chosen action on an issue. */
export const IssueActionDialog = ({ action, ...props }: Props & OpenAction) =>
  action === 'delete' ? <DeleteIssue {...props} /> : <GiveReason step={action} {...props} />;

const questions: Record<StepWithReason, { ask: string; description: string }> = {
  dispute: { ask: 'Dispute', description: 'A manager looks at it and decides who is right.' },
  reject: { ask: 'Send back', description: 'Whoever works on it reads your reason.' },
  void: { ask: 'Void', description: 'It counts no more, and stays to be read.' },
  reopen: { ask: 'Reopen', description: 'It is open work again, with your reason.' },
};

/** A step that requires a reason. */
function GiveReason({ step, issue, onClose }: Props & { step: StepWithReason }) {
  const [reason, setReason] = useState('');
  const action = useAction(siteIssuesApi[step], { onClose, doneMessage: newStatusText });
  const { ask, description } = questions[step];
  return (
    <ActionDialog
      title={`${ask} ${issueName(issue)}?`}
      description={description}
      confirmText={stepDisplay[step].label}
      variant="warning"
      command={action}
      isBlocked={!reason.trim()}
      onConfirm={() => action.perform({ params: { siteIssueId: issue.id }, body: { reason } })}
      onClose={onClose}
    >
      {({ reason: error }) => (
        <TextArea label="Reason" name="reason" error={error} value={reason} onChange={setReason} />
      )}
    </ActionDialog>
  );
}

const DeleteIssue = ({ issue, ...dialog }: Props) => (
  <DeleteDialog
    endpoint={siteIssuesApi.remove}
    input={{ params: { siteIssueId: issue.id } }}
    recordType="siteIssue"
    recordId={issue.id}
    title={issueName(issue)}
    consequence="It goes with its photos and comments."
    {...dialog}
  />
);
