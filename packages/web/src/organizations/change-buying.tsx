import {
  areLimitsCrossed,
  buyingFields,
  limitsCrossed,
} from '@sitewright/domain/organizations/buying';
import { companyApi } from '@sitewright/domain/organizations/company-api';
import type { Organization } from '@sitewright/domain/organizations/organization';
import { obstacleToLimits } from '@sitewright/domain/organizations/rules';
import { buyingOf } from '@sitewright/domain/purchase-orders/approval-rules';
import * as z from 'zod';
import { textsOf, yesNo } from '../forms/field-values.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useCommandForm } from '../forms/use-command-form.ts';
import { useActor } from '../platform/session.ts';
import { CheckboxField } from '../ui/fields/checkbox-field.tsx';
import { MoneyField } from '../ui/fields/money-field.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { LockedNote } from '../ui/layout/locked-note.tsx';
import { useShowOrganization } from './use-show-organization.ts';

type Props = { organization: Organization; onClose: () => void };

const BuyingFields = z
  .object({ ...buyingFields, requireApproval: yesNo })
  .refine((filled) => !areLimitsCrossed(filled), { path: ['director'], error: limitsCrossed });

const rules = [
  { value: 'warn', label: 'Orders show a warning' },
  { value: 'refuse', label: 'Orders cannot be raised' },
];

export function ChangeBuying({ organization, onClose }: Props) {
  const { form, command } = useCommandForm({
    fields: BuyingFields,
    start: startOf(organization.settings),
    endpoint: companyApi.changeBuying,
    inputOf: ({ contractsManager, director, ...rest }) => ({
      body: { ...rest, approvalLimits: { contractsManager, director } },
    }),
    doneMessage: () => 'Buying settings saved',
    onDone: useShowOrganization(onClose),
  });
  const obstacle = obstacleToLimits(useActor());
  return (
    <FormDialog
      title="Edit buying settings"
      description="Orders already approved are not affected."
      form={form}
      command={command}
      onClose={onClose}
    >
      {obstacle ? (
        <LockedNote text={obstacle.message} />
      ) : (
        <>
          <CheckboxField
            label="Every order needs approval"
            help="Approved by someone other than the person who raised it, and numbered when approved."
            {...form.field('requireApproval')}
          />
          <MoneyField label="Contracts Manager limit" {...form.field('contractsManager')} />
          <MoneyField label="Director limit" {...form.field('director')} />
        </>
      )}
      <SelectField
        label="Expired supplier insurance"
        options={rules}
        {...form.field('insuranceRule')}
      />
      <TextField
        label="Delivery tolerance (%)"
        help="Over- or under-deliveries within this percentage are accepted without a query."
        inputMode="decimal"
        {...form.field('overReceiptTolerance')}
      />
    </FormDialog>
  );
}

function startOf(settings: Organization['settings']) {
  const { approvalLimits, ...buying } = buyingOf(settings);
  return textsOf(BuyingFields.shape, { ...buying, ...approvalLimits });
}
