import { companyApi } from '@sitewright/domain/organizations/company-api';
import type { WholeProfile } from '@sitewright/domain/organizations/company-profile';
import { useMemo } from 'react';
import { FormSheet } from '../../app/form-sheet.tsx';
import { useEditForm } from '../../app/use-edit-form.ts';
import { ChangedMeanwhile } from '../../ui/changed-meanwhile.tsx';
import { staleByProfile } from '../queries.ts';
import { BrandPreview } from './brand-preview.tsx';
import { bodyOf, formOf, valuesOf } from './fields.ts';
import { ProfileControl } from './profile-control.tsx';
import type { ProfileSection } from './sections.ts';

type Props = { section: ProfileSection; profile: WholeProfile; onClose: () => void };

export function EditSection({ section, profile, onClose }: Props) {
  const { form, edit, draft, theirs, loadTheirs, saveMine } = useEdit({
    section,
    profile,
    onClose,
  });
  const title = profile.version > 0 ? `Edit ${section.title.toLowerCase()}` : section.title;
  return (
    <FormSheet
      {...{ title, form, draft, onClose }}
      submitText="Save"
      command={edit}
      notice={
        theirs && (
          <ChangedMeanwhile
            what="company profile"
            at={theirs.updatedAt}
            isPending={edit.isPending}
            onLoad={loadTheirs}
            onOverwrite={saveMine}
          />
        )
      }
    >
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
    </FormSheet>
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
    refreshes: staleByProfile,
    askOf: (filled, over) => ({ body: bodyOf(filled, over) }),
    said: () => `${section.title} saved`,
    onLeave: onClose,
  });
}
