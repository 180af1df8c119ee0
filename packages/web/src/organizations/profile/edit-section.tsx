import { companyApi } from '@sitewright/domain/organizations/company-api';
import type { FullProfile } from '@sitewright/domain/organizations/company-profile';
import { useMemo } from 'react';
import { EditSheet } from '../../forms/edit-sheet.tsx';
import { useEditForm } from '../../forms/use-edit-form.ts';
import { BrandPreview } from './brand-preview.tsx';
import { bodyOf, formOf, valuesOf } from './fields.ts';
import { ProfileControl } from './profile-control.tsx';
import type { ProfileSection } from './sections.ts';

type Props = { section: ProfileSection; profile: FullProfile; onClose: () => void };

export function EditSection({ section, profile, onClose }: Props) {
  const editing = useEdit({
    section,
    profile,
    onClose,
  });
  const { form } = editing;
  const title = profile.version > 0 ? `Edit ${section.title.toLowerCase()}` : section.title;
  return (
    <EditSheet title={title} editing={editing} onClose={onClose} what="company profile">
      {(id) => (
        <form id={id} {...form.bind} aria-label={title} className="grid gap-4">
          {section.fields.map((field) => (
            <ProfileControl key={field.name} field={field} bound={form.field(field.name)} />
          ))}
          {section.id === 'branding' && (
            <BrandPreview color={form.values.brandColor} company={profile.companyName} />
          )}
        </form>
      )}
    </EditSheet>
  );
}

function useEdit({ section, profile, onClose }: Props) {
  const fields = useMemo(() => formOf(section.fields), [section]);
  return useEditForm({
    what: `company-${section.id}`,
    record: profile,
    fields,
    valuesOf: valuesOf(section.fields),
    endpoint: companyApi.writeProfile,
    askOf: (filled, over) => ({ body: bodyOf(filled, over) }),
    said: () => `${section.title} saved`,
    onLeave: onClose,
  });
}
