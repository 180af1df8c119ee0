import { membershipsApi } from '@sitewright/domain/session/memberships-api';
import { ActionDialog } from '../actions/action-dialog.tsx';
import { useAction } from '../actions/use-action.ts';

type Props = {
  organizationId: number;
  company: string;
  onDone: () => void;
  onClose: () => void;
};

export function DeclineInvitation({ organizationId, company, onDone, onClose }: Props) {
  const decline = useAction(membershipsApi.declineInvitation, {
    onClose: onDone,
    doneMessage: () => 'Invitation declined',
    refreshes: [membershipsApi.organizations],
  });
  return (
    <ActionDialog
      title={`Decline the invitation from ${company}?`}
      description="The link in the email stops working. The company can invite you again."
      confirmText="Decline invitation"
      variant="warning"
      command={decline}
      onConfirm={() => decline.perform({ params: { organizationId } })}
      onClose={onClose}
    />
  );
}
