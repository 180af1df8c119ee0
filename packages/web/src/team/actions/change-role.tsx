import { roles } from '@sitewright/domain/kernel/access';
import { teamApi } from '@sitewright/domain/team/api';
import type { MemberChanges } from '@sitewright/domain/team/member';
import { obstacleToGranting } from '@sitewright/domain/team/rules';
import { CommandDialog } from '../../actions/command-dialog.tsx';
import { useActor } from '../../platform/session.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import type { Bound } from '../../ui/fields/field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { LockedNote } from '../../ui/layout/locked-note.tsx';
import type { ActionProps } from '../member-actions.ts';

/** The roles that the user may assign: none above their own. */
export const useGrantable = () => {
  const actor = useActor();
  return roles.filter((role) => !obstacleToGranting(role, actor));
};

export function ChangeRole({ member, onClose }: ActionProps) {
  const grantable = useGrantable();
  return (
    <CommandDialog
      title={`Change role: ${member.name}`}
      description="It takes effect immediately."
      confirmText="Change role"
      endpoint={teamApi.change}
      input={(values) => ({ params: { memberId: member.id }, body: changesOf(member, values) })}
      start={{ role: member.role, isOrganizationAdmin: member.isOrganizationAdmin }}
      isBlocked={(values) => isUnchanged(member, values)}
      doneMessage={(changed) => `${changed.name} is ${changed.role}`}
      onClose={onClose}
    >
      {(field) => (
        <>
          <SelectField label="Job role" options={grantable} {...field('role')} />
          <AdminFlag {...field('isOrganizationAdmin')} />
        </>
      )}
    </CommandDialog>
  );
}

type Member = ActionProps['member'];

/** Values that have changed. */
export const changesOf = (member: Member, values: Record<string, string>): MemberChanges =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => member[name as keyof Member] !== value),
  );

export const isUnchanged = (member: Member, values: Record<string, string>): boolean =>
  Object.keys(changesOf(member, values)).length === 0;

const AdminFlag = (flag: Bound) =>
  useActor().isOrganizationAdmin ? (
    <CheckboxField
      label="Company administrator"
      help="Full access. Manages the team and can make others administrators."
      {...flag}
    />
  ) : (
    <LockedNote text="Only an administrator can make someone an administrator." />
  );
