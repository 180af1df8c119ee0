import { organizationsApi } from '@sitewright/domain/organizations/api';
import { type Organization, PlanChanges } from '@sitewright/domain/organizations/organization';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';
import { detailOf, fieldsOf } from '../platform/call.ts';
import { useCommand } from '../platform/use-command.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Failure } from '../ui/failure.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useToast } from '../ui/toast.tsx';
import { useForm } from '../ui/use-form.ts';
import { usageQuery } from './queries.ts';

type Props = { organization: Organization; onClose: () => void };

const { subscriptionPlan, maxUsers, maxProjects } = PlanChanges.required().shape;
const typed = <S extends z.ZodType<number, number>>(whole: S) =>
  z.string().trim().transform(Number).pipe(whole);

const PlanFields = z.object({
  subscriptionPlan,
  maxUsers: typed(maxUsers),
  maxProjects: typed(maxProjects),
});

export function ChangePlan({ organization, onClose }: Props) {
  const { form, change } = useChangePlan(organization, onClose);
  return (
    <Dialog
      title="Edit the plan"
      description="Nothing is lost: users and contracts above a limit stay."
      isOpen
      onClose={onClose}
    >
      <form {...form.bind} className="grid gap-4">
        <TextField label="Plan" {...form.field('subscriptionPlan')} />
        <TextField label="Users" inputMode="numeric" {...form.field('maxUsers')} />
        <TextField label="Open contracts" inputMode="numeric" {...form.field('maxProjects')} />
        {change.error && !form.isRefusedByField && <Failure text={detailOf(change.error)} />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            tone="primary"
            isPending={change.isPending}
            pendingLabel="Saving..."
          >
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function useChangePlan(organization: Organization, onClose: () => void) {
  const toast = useToast();
  const client = useQueryClient();
  const change = useCommand(organizationsApi.changePlan, {
    refreshes: [organizationsApi.current.path],
    onDone: (changed) => {
      client.setQueryData(usageQuery().queryKey, changed);
      onClose();
      toast({ text: 'Plan changed' });
    },
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
