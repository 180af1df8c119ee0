import type { ActionProps, OpenAction } from '../member-actions.ts';
import { ChangeRole } from './change-role.tsx';
import { EditMember } from './edit-member.tsx';
import {
  ReactivateMember,
  RemoveMember,
  ResetTwoFactor,
  SendResetEmail,
  SignOutMember,
  SuspendMember,
} from './plain-actions.tsx';
import { ResetMemberPassword } from './reset-member-password.tsx';

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

export function MemberAction({ action, ...props }: OpenAction & ActionProps) {
  const Dialog = dialogs[action];
  return <Dialog {...props} />;
}
