import { obstacleToChangingTwoFactor } from '@sitewright/domain/organizations/rules';
import {
  requirementSentence,
  type TwoFactorGroup,
} from '@sitewright/domain/organizations/two-factor-requirement';
import { useState } from 'react';
import { useActor } from '../platform/session.ts';
import { Panel } from '../ui/layout/panel.tsx';
import { ChangeTwoFactor } from './change-two-factor.tsx';
import { EditButton } from './edit-button.tsx';

type Props = { roles: TwoFactorGroup[] };

/** Who must sign in with a code from an app as well as the password. */
export const TwoFactorSection = ({ roles }: Props) => (
  <Panel title="Two-factor sign-in" aside={<EditTwoFactor roles={roles} />}>
    <dl className="grid p-4 text-sm">
      <dt className="text-text-2">Required for</dt>
      <dd>{requirementSentence(roles)}</dd>
    </dl>
  </Panel>
);

function EditTwoFactor({ roles }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <EditButton
        label="Edit who must use two-factor sign-in"
        obstacle={obstacleToChangingTwoFactor(useActor())}
        onPress={() => setOpen(true)}
      />
      {isOpen && <ChangeTwoFactor roles={roles} onClose={() => setOpen(false)} />}
    </>
  );
}
