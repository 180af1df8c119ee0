import { CompanyName } from '@sitewright/domain/session/credentials';
import { membershipsApi } from '@sitewright/domain/session/memberships-api';
import * as z from 'zod';
import { detailOf, fieldsOf } from '../platform/call.ts';
import { useCommand } from '../platform/use-command.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { useForm } from '../ui/fields/use-form.ts';
import { Failure } from '../ui/layout/failure.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { useEnterCompany } from './use-enter-company.ts';

const NewCompany = z.object({ name: CompanyName });

/** `isFirst`: it is the next thing to do on the page. */
export function CreateCompany({ isFirst }: { isFirst: boolean }) {
  const create = useCommand(membershipsApi.createOrganization, {
    onDone: useEnterCompany(),
    onRefused: (error) => form.refuse(fieldsOf(error)),
  });
  const form = useForm(NewCompany, { name: '' }, { onSubmit: (body) => create.perform({ body }) });
  return (
    <Panel title="Create a company" className="max-w-xl">
      <form {...form.bind} aria-label="Create a company" className="grid gap-3 p-4">
        <TextField
          label="Company name"
          help="You become its administrator."
          autoComplete="organization"
          {...form.field('name')}
        />
        {create.error && !create.isPending && !form.hasFieldErrors && (
          <Failure text={detailOf(create.error)} />
        )}
        <div className="flex justify-end">
          <Button
            type="submit"
            tone={isFirst ? 'primary' : 'secondary'}
            isPending={create.isPending}
            pendingLabel="Creating..."
          >
            Create company
          </Button>
        </div>
      </form>
    </Panel>
  );
}
