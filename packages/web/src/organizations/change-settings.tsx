import { companyApi } from '@sitewright/domain/organizations/company-api';
import {
  DomainChange,
  type OrganizationInUse,
  RegionalChanges,
  weightUnits,
} from '@sitewright/domain/organizations/organization';
import { obstacleToLimits } from '@sitewright/domain/organizations/rules';
import { yesNo, yesNoText } from '../forms/field-values.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useCommandForm } from '../forms/use-command-form.ts';
import { useActor } from '../platform/session.ts';
import { CheckboxField } from '../ui/fields/checkbox-field.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { LockedNote } from '../ui/layout/locked-note.tsx';
import { useShowOrganization } from './use-show-organization.ts';

type Props = { organization: OrganizationInUse; onClose: () => void };

const { defaultWeightUnit } = RegionalChanges.required().shape;

const SettingsFields = DomainChange.extend({
  defaultWeightUnit,
  requireApproval: yesNo,
  weatherIntegration: yesNo,
  apiAccess: yesNo,
});

const unitWords = { kg: 'Kilograms (kg)', t: 'Tonnes (t)' };

export function ChangeSettings({ organization, onClose }: Props) {
  const { form, command } = useCommandForm({
    fields: SettingsFields,
    start: startOf(organization),
    endpoint: companyApi.changePlan,
    inputOf: ({ domain, weatherIntegration, apiAccess, ...settings }) => ({
      body: { domain, settings, features: { weatherIntegration, apiAccess } },
    }),
    doneMessage: () => 'Settings saved',
    onDone: useShowOrganization(onClose),
  });
  const obstacle = obstacleToLimits(useActor());
  return (
    <FormDialog title="Edit company settings" form={form} command={command} onClose={onClose}>
      <TextField
        label="Domain"
        help="Your company’s web address, such as northgate.example"
        {...form.field('domain')}
      />
      <SelectField
        label="Weight unit for new materials"
        options={weightUnits.map((value) => ({ value, label: unitWords[value] }))}
        {...form.field('defaultWeightUnit')}
      />
      {obstacle ? (
        <LockedNote text={obstacle.message} />
      ) : (
        <CheckboxField label="Every order needs approval" {...form.field('requireApproval')} />
      )}
      <CheckboxField
        label="Weather"
        help="Fetched for each contract by postcode"
        {...form.field('weatherIntegration')}
      />
      <CheckboxField
        label="API access"
        help="Allows API tokens and webhooks (under User Settings)"
        {...form.field('apiAccess')}
      />
    </FormDialog>
  );
}

const startOf = ({ domain, settings, features }: OrganizationInUse) => ({
  domain: domain ?? '',
  defaultWeightUnit: settings.defaultWeightUnit,
  requireApproval: yesNoText(settings.requireApproval),
  weatherIntegration: yesNoText(features.weatherIntegration),
  apiAccess: yesNoText(features.apiAccess),
});
