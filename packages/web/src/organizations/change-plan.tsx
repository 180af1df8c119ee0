import { companyApi } from '@sitewright/domain/organizations/company-api';
import { type Organization, PlanChanges } from '@sitewright/domain/organizations/organization';
import * as z from 'zod';
import { FormDialog } from '../forms/form-dialog.tsx';
import { fieldsOf } from '../platform/call.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import { useForm } from '../ui/fields/use-form.ts';
import { useOrganizationChange } from './use-change.ts';

type Props = { organization: Organization; onClose: () => void };

const { subscriptionPlan, maxUsers, maxProjects } = PlanChanges.required().shape;
const typed = <S extends z.ZodType<number, number>>(schema: S) =>
  z.string().trim().transform(Number).pipe(schema);

const PlanFields = z.object({
  subscriptionPlan,
  maxUsers: typed(maxUsers),
  maxProjects: typed(maxProjects),
});

export function ChangePlan({ organization, onClose }: Props) {
  const { form, change } = useChangePlan(organization, onClose);
  return (
    <FormDialog
      title="Edit the plan"
      description="Nothing is lost: users and contracts above a limit stay."
      form={form}
      command={change}
      onClose={onClose}
    >
      <TextField label="Plan" {...form.field('subscriptionPlan')} />
      <TextField label="Users" inputMode="numeric" {...form.field('maxUsers')} />
      <TextField label="Open contracts" inputMode="numeric" {...form.field('maxProjects')} />
    </FormDialog>
  );
}

function useChangePlan(organization: Organization, onClose: () => void) {
  const change = useOrganizationChange(companyApi.changePlan, {
    message: 'Plan changed',
    onClose,
    onRefused: (error) => form.refuse(fieldsOf(error)),
  });
  const start = {
    subscriptionPlan: organization.subscriptionPlan,
    maxUsers: String(organization.maxUsers),
    maxProjects: String(organization.maxProjects),
  };
  const form = useForm(PlanFields, start, { onSubmit: (body) => change.perform({ body }) });
  return { form, change };
}
