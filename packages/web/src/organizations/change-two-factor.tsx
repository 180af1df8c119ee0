import { companyApi } from '@sitewright/domain/organizations/company-api';
import {
  type RequiredFor,
  requiredFor,
  type TwoFactorGroup,
  twoFactorGroups,
} from '@sitewright/domain/organizations/two-factor-requirement';
import { administrators } from '@sitewright/domain/session/two-factor-rules';
import { useState } from 'react';
import { ActionDialog } from '../actions/action-dialog.tsx';
import { usePasswordAgain } from '../actions/use-password-again.tsx';
import { useCommand } from '../platform/use-command.ts';
import { useToast } from '../ui/dialogs/toast.tsx';
import { CheckboxField } from '../ui/fields/checkbox-field.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { useShowOrganization } from './use-show-organization.ts';

type Props = { roles: TwoFactorGroup[]; onClose: () => void };

const choices: { value: RequiredFor; label: string }[] = [
  { value: 'noOne', label: 'No one' },
  { value: 'everyone', label: 'Everyone' },
  { value: 'chosen', label: 'Selected roles' },
];

export function ChangeTwoFactor({ roles, onClose }: Props) {
  const [whom, setWhom] = useState<string>(requiredFor(roles));
  const [chosen, setChosen] = useState<readonly TwoFactorGroup[]>(roles);
  const toast = useToast();
  const change = useCommand(companyApi.requireTwoFactor, {
    onDone: useShowOrganization(() => {
      onClose();
      toast({ text: 'Two-factor requirement updated' });
    }),
  });
  const again = usePasswordAgain(change);
  const groups = { noOne: [], everyone: twoFactorGroups, chosen }[whom] ?? [];
  const turn = (group: TwoFactorGroup) => (value: string) =>
    setChosen(value === 'yes' ? [...chosen, group] : chosen.filter((other) => other !== group));
  return (
    <ActionDialog
      title="Edit two-factor requirement"
      description="Members who have not set it up must do so before they can continue. Until then, their API tokens and calendar links do not work."
      confirmText="Save"
      command={again.command}
      isBlocked={again.isBlocked || (whom === 'chosen' && chosen.length === 0)}
      onConfirm={() => again.before(() => change.perform({ body: { roles: [...groups] } }))}
      onClose={onClose}
    >
      {() => (
        <>
          <SelectField
            label="Required for"
            name="whom"
            options={choices}
            value={whom}
            onChange={setWhom}
          />
          {whom === 'chosen' && (
            <fieldset className="grid">
              <legend className="pb-1 text-sm font-medium">Roles</legend>
              {twoFactorGroups.map((group) => (
                <CheckboxField
                  key={group}
                  name={group}
                  label={group === administrators ? 'Administrators' : group}
                  value={chosen.includes(group) ? 'yes' : 'no'}
                  onChange={turn(group)}
                />
              ))}
            </fieldset>
          )}
          {again.field}
        </>
      )}
    </ActionDialog>
  );
}
