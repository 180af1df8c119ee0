import { DeleteIssue } from './delete-issue.tsx';
import { GiveReason } from './give-reason.tsx';
import type { Asked } from './use-steps.ts';

type Props = Asked & { onClose: () => void; onDeleted?: () => void };

/** The dialog of what somebody wants to do to an issue. */
export const Action = ({ action, ...props }: Props) =>
  action === 'delete' ? <DeleteIssue {...props} /> : <GiveReason step={action} {...props} />;
