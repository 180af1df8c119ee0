import type { FullProfile } from '@sitewright/domain/organizations/company-profile';
import { obstacleToEditingProfile } from '@sitewright/domain/organizations/company-rules';
import { useQuery } from '@tanstack/react-query';
import { Landmark, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useActor } from '../../platform/session.ts';
import { ButtonWithReason } from '../../ui/disabled-reason.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LazyBoundary, lazyPart } from '../../ui/lazy-part.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { fullProfileQuery } from '../queries.ts';
import { BankPanel } from './bank-panel.tsx';
import { BrandingPanel } from './branding-panel.tsx';
import { Completeness } from './completeness.tsx';
import { nothingYet } from './nothing-yet.ts';
import { SectionPanel } from './section-panel.tsx';
import { beginning, type ProfileSection, sections } from './sections.ts';

const EditSection = lazyPart(() => import('./edit-section.tsx'), 'EditSection');

/** What the company says of itself; read by everybody, edited part by part. */
export function ProfilePart() {
  const [edited, edit] = useState<ProfileSection>();
  const query = useQuery(fullProfileQuery());
  const close = () => edit(undefined);
  return (
    <>
      <Loaded
        query={query}
        what="the company profile"
        empty={<NoProfile onBegin={() => edit(beginning)} />}
        skeleton={<Skeleton what="the company profile" shape="cards" count={3} />}
      >
        {(profile) => <Sections profile={profile} onEdit={edit} />}
      </Loaded>
      {edited && (
        <LazyBoundary onLost={close}>
          <EditSection section={edited} profile={query.data ?? nothingYet} onClose={close} />
        </LazyBoundary>
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
      text="Name, numbers and address stand at the head of every order, report and letter."
    >
      <ButtonWithReason
        tone="primary"
        obstacle={obstacleToEditingProfile(useActor())}
        onClick={onBegin}
      >
        <Pencil aria-hidden="true" className="size-4" />
        Write the profile
      </ButtonWithReason>
    </EmptyState>
  </>
);
