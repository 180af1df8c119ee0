import { obstacleToChangingTwoFactor } from '@sitewright/domain/organizations/rules';
import {
  requirementSentence,
  type TwoFactorGroup,
} from '@sitewright/domain/organizations/two-factor-requirement';
import { useActor } from '../platform/session.ts';
import { FactList } from '../ui/layout/facts.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { ChangeTwoFactor } from './change-two-factor.tsx';
import { EditOpener } from './edit-button.tsx';

type Props = { roles: TwoFactorGroup[] };

/** Who must sign in with a code from an app as well as the password. */
export const TwoFactorSection = ({ roles }: Props) => (
  <Panel
    title="Two-factor sign-in"
    aside={
      <EditOpener
        label="Edit two-factor requirement"
        obstacle={obstacleToChangingTwoFactor(useActor())}
      >
        {(close) => <ChangeTwoFactor roles={roles} onClose={close} />}
      </EditOpener>
    }
  >
    <FactList facts={[['Required for', requirementSentence(roles)]]} isStacked layout="p-4" />
  </Panel>
);
