import { roles } from '@sitewright/domain/kernel/access';
import { teamApi } from '@sitewright/domain/team/api';
import type { MemberChanges } from '@sitewright/domain/team/member';
import { obstacleToGranting } from '@sitewright/domain/team/rules';
import { useState } from 'react';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useAction } from '../../actions/use-action.ts';
import { usePasswordAgain } from '../../actions/use-password-again.tsx';
import { useActor } from '../../platform/session.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { LockedNote } from '../../ui/layout/locked-note.tsx';
import type { ActionProps } from '../member-actions.ts';

/** The roles that the user may assign: none above their own. */
export const useGrantable = () => {
  const actor = useActor();
  return roles.filter((role) => !obstacleToGranting(role, actor));
};

export function ChangeRole({ member, onClose }: ActionProps) {
  const [role, setRole] = useState<string>(member.role);
  const [flag, setFlag] = useState<string>(member.isOrganizationAdmin);
  const grantable = useGrantable();
  const change = useAction(teamApi.change, {
    onClose,
    doneMessage: (changed) => `${changed.name} is ${changed.role}`,
  });
  const again = usePasswordAgain(change);
  const body = {
    ...(role !== member.role && { role }),
    ...(flag !== member.isOrganizationAdmin && { isOrganizationAdmin: flag }),
  } as MemberChanges;
  const perform = () => change.perform({ params: { memberId: member.id }, body });
  return (
    <ActionDialog
      title={`Change the role of ${member.name}`}
      description="It counts at their very next step."
      confirmText="Change role"
      command={again.command}
      isBlocked={Object.keys(body).length === 0 || again.isBlocked}
      onConfirm={() => again.before(perform)}
      onClose={onClose}
    >
      {({ role: error }) => (
        <>
          <SelectField
            label="Job role"
            name="role"
            options={grantable}
            error={error}
            value={role}
            onChange={setRole}
          />
          <AdminFlag value={flag} onChange={setFlag} />
          {again.field}
        </>
      )}
    </ActionDialog>
  );
}

type FlagProps = { value: string; onChange: (value: string) => void };

const AdminFlag = (flag: FlagProps) =>
  useActor().isOrganizationAdmin ? (
    <CheckboxField
      label="Administrator of the organisation"
      help="May do everything, manages the team, and makes others administrators."
      name="isOrganizationAdmin"
      {...flag}
    />
  ) : (
    <LockedNote text="Only an administrator makes somebody an administrator." />
  );
