import type { OrganizationInUse } from '@sitewright/domain/organizations/organization';
import { obstacleToChangingSettings } from '@sitewright/domain/organizations/rules';
import { useActor } from '../platform/session.ts';
import { dayText } from '../ui/format/date-time.ts';
import { FactList } from '../ui/layout/facts.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { ChangeSettings } from './change-settings.tsx';
import { EditOpener } from './edit-button.tsx';

type Props = { organization: OrganizationInUse };

/** The organisation's settings, and fixed values with the reason. */
export const SettingsSection = ({ organization }: Props) => (
  <Panel
    title="Company settings"
    aside={
      <EditOpener label="Edit company settings" obstacle={obstacleToChangingSettings(useActor())}>
        {(close) => <ChangeSettings organization={organization} onClose={close} />}
      </EditOpener>
    }
  >
    <FactList facts={factsOf(organization)} isStacked layout="gap-x-8 gap-y-3 p-4 md:grid-cols-2" />
  </Panel>
);

const onOff = (isOn: boolean | undefined): string => (isOn ? 'On' : 'Off');

const alwaysIncluded = 'Carbon tracking, reporting and branding are included in every plan.';

function factsOf(organization: OrganizationInUse): [name: string, fact: string][] {
  const { settings, features, domain, createdAt } = organization;
  return [
    ['Domain', domain ?? 'Not set'],
    ['Customer since', dayText(createdAt)],
    ['Weight unit for new materials', settings.defaultWeightUnit],
    ['Orders need approval', settings.requireApproval ? 'Yes' : 'No'],
    ['Weather', onOff(features.weatherIntegration)],
    ['API access', onOff(features.apiAccess)],
    ['Time zone', `${settings.timezone.replaceAll('_', ' ')}. Fixed: deadlines follow UK time.`],
    ['Currency', `${settings.currency}. Fixed: UK tax is reported in pounds.`],
    ['Date format', `${settings.dateFormat}. Fixed: the UK format.`],
    ['Always included', alwaysIncluded],
  ];
}
