import { membershipsApi, type OwnOrganization } from '@sitewright/domain/session/memberships-api';
import { ActionDialog } from '../actions/action-dialog.tsx';
import { useCommand } from '../platform/use-command.ts';
import { useToast } from '../ui/toast.tsx';
import { useEnterCompany } from './use-enter-company.ts';

type Props = { company: OwnOrganization; isOnly: boolean; onClose: () => void };

/** Who leaves the company they are in goes on in the next one, or without one. */
export function LeaveCompany({ company: { id, name, isCurrent }, isOnly, onClose }: Props) {
  const toast = useToast();
  const enter = useEnterCompany();
  const leave = useCommand(membershipsApi.leaveOrganization, {
    refreshes: isCurrent ? [] : [membershipsApi.organizations],
    onDone: (user) => {
      if (isCurrent) return enter(user);
      onClose();
      toast({ text: `You have left ${name}` });
    },
  });
  return (
    <ActionDialog
      title={`Leave ${name}?`}
      description={`You lose access to its contracts and records. What you entered stays with the company. You need a new invitation to come back.${
        isOnly ? ' You keep your account and can create a company or accept an invitation.' : ''
      }`}
      confirmText="Leave company"
      variant="warning"
      command={leave}
      onConfirm={() => leave.perform({ params: { organizationId: id } })}
      onClose={onClose}
    />
  );
}
