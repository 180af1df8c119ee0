import { CompanyName } from '@sitewright/domain/session/credentials';
import { membershipsApi } from '@sitewright/domain/session/memberships-api';
import * as z from 'zod';
import { InlineForm } from '../forms/inline-form.tsx';
import { useCommandForm } from '../forms/use-command-form.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { useEnterCompany } from './use-enter-company.ts';

const NewCompany = z.object({ name: CompanyName });

/** `isFirst`: it is the next thing to do on the page. */
export function CreateCompany({ isFirst }: { isFirst: boolean }) {
  const { form, command } = useCommandForm({
    fields: NewCompany,
    start: { name: '' },
    endpoint: membershipsApi.createOrganization,
    inputOf: (body) => ({ body }),
    onDone: useEnterCompany(),
  });
  return (
    <Panel title="Create a company" className="max-w-xl">
      <InlineForm
        form={form}
        command={command}
        aria-label="Create a company"
        submitText="Create company"
        button={{ tone: isFirst ? 'primary' : 'secondary', pendingLabel: 'Creating...' }}
        className="grid gap-3 p-4"
      >
        <TextField
          label="Company name"
          help="You will be its administrator."
          autoComplete="organization"
          {...form.field('name')}
        />
      </InlineForm>
    </Panel>
  );
}
