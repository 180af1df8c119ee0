import { organizationsApi } from '@sitewright/domain/organizations/api';
import type { FullProfile } from '@sitewright/domain/organizations/company-profile';
import {
  completenessOf,
  obstacleToEditingProfile,
} from '@sitewright/domain/organizations/company-rules';
import { companyNameOf } from '@sitewright/domain/organizations/registered-name';
import { useQuery } from '@tanstack/react-query';
import { Landmark, Pencil } from 'lucide-react';
import { useMemo, useState } from 'react';
import { query } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { ButtonWithReason } from '../../ui/disabled-reason.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { lazyDialog } from '../../ui/layout/lazy-dialog.tsx';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { fullProfileQuery } from '../queries.ts';
import { BankPanel } from './bank-panel.tsx';
import { BrandingPanel } from './branding-panel.tsx';
import { SectionPanel } from './section-panel.tsx';
import { type ProfileSection, sections, startSection } from './sections.ts';

const EditSection = lazyDialog(() => import('./edit-section.tsx'), 'EditSection');

/** The company profile; everyone reads it, and each section is edited separately. */
export function ProfilePart() {
  const [edited, edit] = useState<ProfileSection>();
  const profileQuery = useQuery(fullProfileQuery());
  const firstProfile = useFirstProfile(profileQuery.data === null);
  const close = () => edit(undefined);
  return (
    <>
      <Loaded
        query={profileQuery}
        what="the company profile"
        empty={<NoProfile onBegin={() => edit(startSection)} />}
        skeleton={<Skeleton what="the company profile" shape="cards" count={3} />}
      >
        {(profile) => <Sections profile={profile} onEdit={edit} />}
      </Loaded>
      {edited && (
        <EditSection section={edited} profile={profileQuery.data ?? firstProfile} onClose={close} />
      )}
    </>
  );
}

type SectionsProps = { profile: FullProfile; onEdit: (section: ProfileSection) => void };

const Sections = ({ profile, onEdit }: SectionsProps) => (
  <>
    <Completeness profile={profile} />
    <div className="gap-4 *:mb-4 *:break-inside-avoid max-md:*:mb-3 lg:columns-2">
      {sections.slice(0, 3).map((section) => (
        <SectionPanel key={section.id} section={section} profile={profile} onEdit={onEdit} />
      ))}
      <BrandingPanel profile={profile} onEdit={onEdit} />
      {sections.slice(3).map((section) => (
        <SectionPanel key={section.id} section={section} profile={profile} onEdit={onEdit} />
      ))}
      <BankPanel profile={profile} onEdit={onEdit} />
    </div>
  </>
);

const NoProfile = ({ onBegin }: { onBegin: () => void }) => (
  <>
    <Completeness profile={null} />
    <EmptyState
      icon={Landmark}
      title="No company profile yet"
      text="Your name, numbers and address appear on every order, report and email."
    >
      <ButtonWithReason
        icon={Pencil}
        tone="primary"
        obstacle={obstacleToEditingProfile(useActor())}
        onClick={onBegin}
      >
        Set up company profile
      </ButtonWithReason>
    </EmptyState>
  </>
);

/** How much of the profile is there, and by name what is not. */
function Completeness({ profile }: { profile: FullProfile | null }) {
  const { share, missing, worthAdding } = completenessOf(profile);
  return (
    <section
      aria-label="Completeness"
      className="grid gap-2 rounded-card border border-line bg-surface p-5 max-md:p-4"
    >
      <ProgressBar label="Profile complete" value={share} step={`${share}%`} />
      {missing.length > 0 && <p className="text-sm">Required: {missing.join(', ')}.</p>}
      {worthAdding.length > 0 && (
        <p className="text-sm text-text-2">Recommended: {worthAdding.join(', ')}.</p>
      )}
    </section>
  );
}

/** Before anything has been entered. */
const emptyProfile = { id: 0, version: 0, brandColor: '#6b7280' } as FullProfile;

/** With the name that the company was registered with, unless it was named after a person. */
function useFirstProfile(isNeeded: boolean): FullProfile {
  const { data } = useQuery({ ...query(organizationsApi.current), enabled: isNeeded });
  const companyName = data?.name.endsWith(companyNameOf('')) ? undefined : data?.name;
  return useMemo(() => ({ ...emptyProfile, ...(companyName && { companyName }) }), [companyName]);
}
