import { DeleteIssue } from './delete-issue.tsx';
import { GiveReason } from './give-reason.tsx';
import type { OpenAction } from './use-steps.ts';

type Props = OpenAction & { onClose: () => void; onDeleted?: () => void };

/** The dialog of the chosen action on an issue. */
export const Action = ({ action, ...props }: Props) =>
  action === 'delete' ? <DeleteIssue {...props} /> : <GiveReason step={action} {...props} />;
