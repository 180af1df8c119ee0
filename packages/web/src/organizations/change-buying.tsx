import { buyingFields } from '@sitewright/domain/organizations/buying';
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

const BuyingFields = z.object({ ...buyingFields, requireApproval: yesNo });

const rules = [
  { value: 'warn', label: 'The order carries a warning' },
  { value: 'refuse', label: 'No order can be raised' },
];

export function ChangeBuying({ organization, onClose }: Props) {
  const { form, command } = useCommandForm({
    fields: BuyingFields,
    start: startOf(organization.settings),
    endpoint: companyApi.changeBuying,
    inputOf: ({ contractsManager, director, ...rest }) => ({
      body: { ...rest, approvalLimits: { contractsManager, director } },
    }),
    doneMessage: () => 'Buying changed',
    onDone: useShowOrganization(onClose),
  });
  const obstacle = obstacleToLimits(useActor());
  return (
    <FormDialog
      title="Edit how the company buys"
      description="Orders that are approved already stay as they are."
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
            help="By somebody else than whoever raised it; its number comes with it."
            {...form.field('requireApproval')}
          />
          <MoneyField label="Limit of a Contracts Manager" {...form.field('contractsManager')} />
          <MoneyField label="Limit of a Director" {...form.field('director')} />
        </>
      )}
      <SelectField
        label="Lapsed insurance of a supplier"
        options={rules}
        {...form.field('insuranceRule')}
      />
      <TextField
        label="More or less than was ordered, %"
        help="Up to so much nobody is asked about what is over, nor told of what is short."
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
