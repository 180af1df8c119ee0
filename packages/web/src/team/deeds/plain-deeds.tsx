import { teamApi } from '@sitewright/domain/team/api';
import type { ComponentProps } from 'react';
import { DeedDialog } from '../../app/deed-dialog.tsx';
import { usePasswordAgain } from '../../app/use-password-again.tsx';
import type { DeedProps } from '../member-actions.ts';
import { useTeamDeed } from '../use-team-deed.ts';

type Question = Pick<
  ComponentProps<typeof DeedDialog>,
  'title' | 'description' | 'confirmText' | 'variant' | 'onClose'
>;
type Guarded = Question & {
  deed: { isPending: boolean; error: Error | null };
  perform: () => void;
};

/** A question that may ask for the password as well. */
function GuardedDeed({ deed, perform, ...question }: Guarded) {
  const again = usePasswordAgain(deed);
  return (
    <DeedDialog
      {...question}
      command={again.command}
      isBlocked={again.isBlocked}
      onConfirm={() => again.before(perform)}
    >
      {() => again.field}
    </DeedDialog>
  );
}

const oneOf = ({ id }: DeedProps['member']) => ({ params: { memberId: id } });

export function SuspendMember({ member, onClose }: DeedProps) {
  const change = useTeamDeed(teamApi.change, onClose, ({ name }) => `${name} is suspended`);
  return (
    <GuardedDeed
      title={`Suspend ${member.name}?`}
      description="They are signed out at once and cannot come back until somebody reactivates them. What they made stays."
      confirmText="Suspend"
      variant="warning"
      deed={change}
      perform={() => change.perform({ ...oneOf(member), body: { status: 'suspended' } })}
      onClose={onClose}
    />
  );
}

export function ReactivateMember({ member, onClose }: DeedProps) {
  const change = useTeamDeed(teamApi.change, onClose, ({ name }) => `${name} is active again`);
  return (
    <GuardedDeed
      title={`Reactivate ${member.name}?`}
      description="They can sign in again, with the role they had."
      confirmText="Reactivate"
      deed={change}
      perform={() => change.perform({ ...oneOf(member), body: { status: 'active' } })}
      onClose={onClose}
    />
  );
}

export function SignOutMember({ member, onClose }: DeedProps) {
  const end = useTeamDeed(teamApi.endSessions, onClose, ({ name }) => `${name} is signed out`);
  return (
    <GuardedDeed
      title={`Sign ${member.name} out?`}
      description="They are signed out of this company on every phone and computer, and can sign in again with their password."
      confirmText="Sign out"
      variant="warning"
      deed={end}
      perform={() => end.perform(oneOf(member))}
      onClose={onClose}
    />
  );
}

export function RemoveMember({ member, onClose }: DeedProps) {
  const remove = useTeamDeed(
    teamApi.remove,
    onClose,
    () => `${member.name} is no longer in the team`,
  );
  return (
    <GuardedDeed
      title={`Remove ${member.name} from the team?`}
      description="They are signed out and lose every right here. Entries, orders and all they made stay under their name. A new invitation brings them back."
      confirmText="Remove"
      variant="destructive"
      deed={remove}
      perform={() => remove.perform(oneOf(member))}
      onClose={onClose}
    />
  );
}
