import { companyApi } from '@sitewright/domain/organizations/company-api';
import {
  type RequiredOf,
  requiredOf,
  type TwoFactorGroup,
  twoFactorGroups,
} from '@sitewright/domain/organizations/two-factor-requirement';
import { administrators } from '@sitewright/domain/session/two-factor-rules';
import { useState } from 'react';
import { DeedDialog } from '../app/deed-dialog.tsx';
import { usePasswordAgain } from '../app/use-password-again.tsx';
import { CheckboxField } from '../ui/checkbox-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { useChange } from './use-change.ts';

type Props = { roles: TwoFactorGroup[]; onClose: () => void };

const choices: { value: RequiredOf; label: string }[] = [
  { value: 'nobody', label: 'Nobody' },
  { value: 'everyone', label: 'Everyone' },
  { value: 'chosen', label: 'Chosen roles' },
];

export function ChangeTwoFactor({ roles, onClose }: Props) {
  const [of, setOf] = useState<string>(requiredOf(roles));
  const [chosen, setChosen] = useState<readonly TwoFactorGroup[]>(roles);
  const change = useChange(companyApi.requireTwoFactor, {
    said: 'Two-factor sign-in changed',
    onClose,
    onRefused: () => {},
  });
  const again = usePasswordAgain(change);
  const groups = { nobody: [], everyone: twoFactorGroups, chosen }[of] ?? [];
  const turn = (group: TwoFactorGroup) => (value: string) =>
    setChosen(value === 'yes' ? [...chosen, group] : chosen.filter((one) => one !== group));
  return (
    <DeedDialog
      title="Edit who must use two-factor sign-in"
      description="Members who do not have it yet set it up at their next step. Their API tokens stop until they have."
      confirmText="Save"
      command={again.command}
      isBlocked={again.isBlocked || (of === 'chosen' && chosen.length === 0)}
      onConfirm={() => again.before(() => change.perform({ body: { roles: [...groups] } }))}
      onClose={onClose}
    >
      {() => (
        <>
          <SelectField
            label="Required of"
            name="of"
            placeholder="Choose"
            options={choices}
            value={of}
            onChange={setOf}
          />
          {of === 'chosen' && (
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
    </DeedDialog>
  );
}
