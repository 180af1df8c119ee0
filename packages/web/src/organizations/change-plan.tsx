import { companyApi } from '@sitewright/domain/organizations/company-api';
import { type Organization, PlanChanges } from '@sitewright/domain/organizations/organization';
import * as z from 'zod';
import { textsOf } from '../forms/field-values.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useCommandForm } from '../forms/use-command-form.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import { useShowOrganization } from './use-show-organization.ts';

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
  const { form, command } = useCommandForm({
    fields: PlanFields,
    start: textsOf(PlanFields.shape, organization),
    endpoint: companyApi.changePlan,
    inputOf: (body) => ({ body }),
    doneMessage: () => 'Plan saved',
    onDone: useShowOrganization(onClose),
  });
  return (
    <FormDialog
      title="Edit plan"
      description="Existing users and contracts over a limit are kept."
      form={form}
      command={command}
      onClose={onClose}
    >
      <TextField label="Plan" {...form.field('subscriptionPlan')} />
      <TextField label="Users" inputMode="numeric" {...form.field('maxUsers')} />
      <TextField label="Open contracts" inputMode="numeric" {...form.field('maxProjects')} />
    </FormDialog>
  );
}
