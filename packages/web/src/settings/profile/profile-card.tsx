import { OwnProfile, type OwnSettings } from '@sitewright/domain/settings/own-settings';
import { InlineForm } from '../../forms/inline-form.tsx';
import { fieldsOf } from '../../platform/call.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useForm } from '../../ui/fields/use-form.ts';
import { FactList } from '../../ui/layout/facts.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Saved } from '../saved.tsx';
import { useSave } from '../use-save.ts';

export function ProfileCard({ settings }: { settings: OwnSettings }) {
  const { command, isSaved, save, touch } = useSave((error) =>
    form.showServerErrors(fieldsOf(error)),
  );
  const { name, phone, jobTitle, email, role } = settings;
  const start = { name, phone: phone ?? '', jobTitle: jobTitle ?? '' };
  const form = useForm(OwnProfile, start, { onSubmit: save });
  return (
    <Panel title="Profile">
      <InlineForm
        form={form}
        command={command}
        aria-label="Profile"
        submitText="Save profile"
        button={{ pendingLabel: 'Saving...' }}
        aside={<Saved isSaved={isSaved} />}
        onChange={touch}
        className="grid gap-4 p-4"
      >
        <TextField label="Name" autoComplete="name" {...form.field('name')} />
        <TextField
          label="Phone"
          isOptional
          type="tel"
          autoComplete="tel"
          {...form.field('phone')}
        />
        <TextField
          label="Job title"
          isOptional
          autoComplete="organization-title"
          {...form.field('jobTitle')}
        />
        <FactList
          facts={[
            ['Email', email],
            ['Role', role],
          ]}
          isStacked
          layout="gap-3 sm:grid-cols-2"
        />
        <p className="text-xs text-text-2">
          An administrator can change your email and role under Team.
        </p>
      </InlineForm>
    </Panel>
  );
}
