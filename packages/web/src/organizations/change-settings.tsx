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
import * as z from 'zod';
import { FormDialog } from '../forms/form-dialog.tsx';
import { fieldsOf } from '../platform/call.ts';
import { useActor } from '../platform/session.ts';
import { CheckboxField } from '../ui/fields/checkbox-field.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { useForm } from '../ui/fields/use-form.ts';
import { LockedNote } from '../ui/layout/locked-note.tsx';
import { useOrganizationChange } from './use-change.ts';

type Props = { organization: Organization; onClose: () => void };

const SettingsFields = RegionalChanges.required().extend({
  requireApproval: z.enum(['yes', 'no']),
  weatherIntegration: z.enum(['yes', 'no']),
  apiAccess: z.enum(['yes', 'no']),
});

const unitWords = { kg: 'Kilograms (kg)', t: 'Tonnes (t)' };

export function ChangeSettings({ organization, onClose }: Props) {
  const { form, change } = useChangeSettings(organization, onClose);
  const obstacle = obstacleToLimits(useActor());
  return (
    <FormDialog
      title="Edit the organisation settings"
      form={form}
      command={change}
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

const yesOrNo = (isOn: boolean | undefined) => (isOn ? 'yes' : 'no');

function useChangeSettings({ settings, features }: Organization, onClose: () => void) {
  const change = useOrganizationChange(companyApi.changePlan, {
    message: 'Settings changed',
    onClose,
    onRefused: (error) => form.refuse(fieldsOf(error)),
  });
  const { timezone, currency, dateFormat, defaultWeightUnit, requireApproval } = settings;
  const start = {
    ...{ timezone, currency, dateFormat, defaultWeightUnit },
    requireApproval: yesOrNo(requireApproval),
    weatherIntegration: yesOrNo(features.weatherIntegration),
    apiAccess: yesOrNo(features.apiAccess),
  };
  const form = useForm(SettingsFields, start, {
    onSubmit: ({ weatherIntegration, apiAccess, ...filled }) =>
      change.perform({
        body: {
          settings: { ...filled, requireApproval: filled.requireApproval === 'yes' },
          features: {
            weatherIntegration: weatherIntegration === 'yes',
            apiAccess: apiAccess === 'yes',
          },
        },
      }),
  });
  return { form, change };
}
