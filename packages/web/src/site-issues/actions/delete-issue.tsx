import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import type { SiteIssue } from '@sitewright/domain/site-issues/site-issue';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useDaysInBin } from '../../actions/use-days-in-bin.ts';
import { useUndo } from '../../actions/use-undo.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useToast } from '../../ui/toast.tsx';
import { nameOf } from '../labels.ts';

type Props = { issue: SiteIssue; onClose: () => void; onDeleted?: () => void };

export function DeleteIssue({ issue, onClose, onDeleted = onClose }: Props) {
  const toast = useToast();
  const undo = useUndo('siteIssue');
  const remove = useCommand(siteIssuesApi.remove, {
    onDone: () => {
      onDeleted();
      toast({ text: `${nameOf(issue)} is in the recycle bin`, ...undo(issue.id) });
    },
  });
  return (
    <ActionDialog
      title={`Delete ${nameOf(issue)}?`}
      description={`It goes with its photos and comments. It can be restored from the recycle bin for ${useDaysInBin()} days.`}
      confirmText="Delete"
      variant="destructive"
      command={remove}
      onConfirm={() => remove.perform({ params: { siteIssueId: issue.id } })}
      onClose={onClose}
    />
  );
}
