import type { Asked, DeedProps } from '../member-actions.ts';
import { ChangeRole } from './change-role.tsx';
import { EditMember } from './edit-member.tsx';
import { ReactivateMember, RemoveMember, SignOutMember, SuspendMember } from './plain-deeds.tsx';
import { ResetMemberPassword } from './reset-member-password.tsx';
import { ResetTwoFactor } from './reset-two-factor.tsx';
import { SendResetEmail } from './send-reset-email.tsx';

const dialogs = {
  role: ChangeRole,
  edit: EditMember,
  password: ResetMemberPassword,
  sendReset: SendResetEmail,
  resetTwoFactor: ResetTwoFactor,
  signOut: SignOutMember,
  suspend: SuspendMember,
  reactivate: ReactivateMember,
  remove: RemoveMember,
};

export function MemberDeed({ deed, ...props }: Asked & DeedProps) {
  const Dialog = dialogs[deed];
  return <Dialog {...props} />;
}
