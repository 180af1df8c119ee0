import { companyApi } from '@sitewright/domain/organizations/company-api';
import {
  currencies,
  dateFormats,
  type Organization,
  RegionalChanges,
  timezones,
  weightUnits,
} from '@sitewright/domain/organizations/organization';
import { obstacleToLimits } from '@sitewright/domain/organizations/rules';
import { textsOf, yesNo, yesNoText } from '../forms/field-values.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useCommandForm } from '../forms/use-command-form.ts';
import { useActor } from '../platform/session.ts';
import { CheckboxField } from '../ui/fields/checkbox-field.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { LockedNote } from '../ui/layout/locked-note.tsx';
import { useShowOrganization } from './use-show-organization.ts';

type Props = { organization: Organization; onClose: () => void };

const SettingsFields = RegionalChanges.required().extend({
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
    inputOf: ({ weatherIntegration, apiAccess, ...settings }) => ({
      body: { settings, features: { weatherIntegration, apiAccess } },
    }),
    doneMessage: () => 'Settings changed',
    onDone: useShowOrganization(onClose),
  });
  const obstacle = obstacleToLimits(useActor());
  return (
    <FormDialog
      title="Edit the organisation settings"
      form={form}
      command={command}
      onClose={onClose}
    >
      <SelectField
        label="Time zone"
        help="All of them keep the clock of the United Kingdom"
        options={timezones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
        {...form.field('timezone')}
      />
      <SelectField label="Currency" options={[...currencies]} {...form.field('currency')} />
      <SelectField label="Date format" options={[...dateFormats]} {...form.field('dateFormat')} />
      <SelectField
        label="Weight unit"
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
        help="It is fetched for each contract by its postcode"
        {...form.field('weatherIntegration')}
      />
      <CheckboxField
        label="API access"
        help="Lets programs in: API tokens and webhooks, under User Settings"
        {...form.field('apiAccess')}
      />
    </FormDialog>
  );
}

const startOf = ({ settings, features }: Organization) => ({
  ...textsOf(RegionalChanges.shape, settings),
  requireApproval: yesNoText(settings.requireApproval),
  weatherIntegration: yesNoText(features.weatherIntegration),
  apiAccess: yesNoText(features.apiAccess),
});
