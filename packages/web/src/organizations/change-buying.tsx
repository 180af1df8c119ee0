import { buyingFields } from '@sitewright/domain/organizations/buying';
import { companyApi } from '@sitewright/domain/organizations/company-api';
import type { Organization } from '@sitewright/domain/organizations/organization';
import { obstacleToLimits } from '@sitewright/domain/organizations/rules';
import { buyingOf } from '@sitewright/domain/purchase-orders/approval-rules';
import * as z from 'zod';
import { FormDialog } from '../forms/form-dialog.tsx';
import { fieldsOf } from '../platform/call.ts';
import { useActor } from '../platform/session.ts';
import { CheckboxField } from '../ui/fields/checkbox-field.tsx';
import { MoneyField } from '../ui/fields/money-field.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { useForm } from '../ui/fields/use-form.ts';
import { LockedNote } from '../ui/layout/locked-note.tsx';
import { useOrganizationChange } from './use-change.ts';

type Props = { organization: Organization; onClose: () => void };

const BuyingFields = z.object({ ...buyingFields, requireApproval: z.enum(['yes', 'no']) });

const rules = [
  { value: 'warn', label: 'The order carries a warning' },
  { value: 'refuse', label: 'No order can be raised' },
];

export function ChangeBuying({ organization, onClose }: Props) {
  const { form, change } = useChangeBuying(organization, onClose);
  const obstacle = obstacleToLimits(useActor());
  return (
    <FormDialog
      title="Edit how the company buys"
      description="Orders that are approved already stay as they are."
      form={form}
      command={change}
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

function useChangeBuying({ settings }: Organization, onClose: () => void) {
  const change = useOrganizationChange(companyApi.changeBuying, {
    message: 'Buying changed',
    onClose,
    onRefused: (error) => form.refuse(fieldsOf(error)),
  });
  const form = useForm(BuyingFields, startOf(settings), {
    onSubmit: ({ contractsManager, director, requireApproval, ...rest }) =>
      change.perform({
        body: {
          ...rest,
          requireApproval: requireApproval === 'yes',
          approvalLimits: { contractsManager, director },
        },
      }),
  });
  return { form, change };
}

function startOf(settings: Organization['settings']) {
  const { requireApproval, approvalLimits: limits, ...rest } = buyingOf(settings);
  return {
    requireApproval: requireApproval ? 'yes' : 'no',
    contractsManager: limits.contractsManager,
    director: limits.director,
    insuranceRule: rest.insuranceRule as string,
    overReceiptTolerance: rest.overReceiptTolerance,
  };
}
