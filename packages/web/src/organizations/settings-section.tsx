import type { Organization } from '@sitewright/domain/organizations/organization';
import { obstacleToChangingSettings } from '@sitewright/domain/organizations/rules';
import { useActor } from '../platform/session.ts';
import { FactList } from '../ui/layout/facts.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { ChangeSettings } from './change-settings.tsx';
import { EditOpener } from './edit-button.tsx';

type Props = { organization: Organization };

/** How the organisation counts time, money and weight, and what is switched on for it. */
export const SettingsSection = ({ organization }: Props) => (
  <Panel
    title="Organisation settings"
    aside={
      <EditOpener
        label="Edit the organisation settings"
        obstacle={obstacleToChangingSettings(useActor())}
      >
        {(close) => <ChangeSettings organization={organization} onClose={close} />}
      </EditOpener>
    }
  >
    <FactList facts={factsOf(organization)} isStacked layout="gap-x-8 gap-y-3 p-4 md:grid-cols-2" />
  </Panel>
);

const featureWords: Record<string, string> = {
  carbonTracking: 'Carbon tracking',
  weatherIntegration: 'Weather',
  advancedReporting: 'Advanced reporting',
  apiAccess: 'API access',
  customBranding: 'Custom branding',
};

function factsOf({ settings, features }: Organization): [name: string, fact: string][] {
  const named = (isOn: boolean) =>
    Object.entries(features)
      .filter(([, on]) => on === isOn)
      .map(([feature]) => featureWords[feature] ?? feature)
      .join(', ') || 'None';
  return [
    ['Time zone', settings.timezone.replaceAll('_', ' ')],
    ['Currency', `${settings.currency}, pounds`],
    ['Dates', settings.dateFormat],
    ['Weights', settings.defaultWeightUnit],
    ['Orders need approval', settings.requireApproval ? 'Yes' : 'No'],
    ['Features switched on', named(true)],
    ['Features switched off', named(false)],
  ];
}
