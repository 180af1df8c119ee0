import type { FullProfile } from '@sitewright/domain/organizations/company-profile';
import { obstacleToEditingProfile } from '@sitewright/domain/organizations/company-rules';
import { useCompany } from '../../platform/company.ts';
import { useActor } from '../../platform/session.ts';
import { Panel } from '../../ui/panel.tsx';
import { BrandPreview } from './brand-preview.tsx';
import { LogoPart } from './logo-part.tsx';
import { EditSectionButton } from './section-panel.tsx';
import { branding, type ProfileSection } from './sections.ts';

type Props = { profile: FullProfile; onEdit: (section: ProfileSection) => void };

/** The logo and the colour, and where they show. */
export function BrandingPanel({ profile, onEdit }: Props) {
  const { logo } = useCompany(profile.organizationId);
  const mayEdit = !obstacleToEditingProfile(useActor());
  const { brandColor, companyName } = profile;
  return (
    <Panel title="Branding" aside={<EditSectionButton section={branding} onEdit={onEdit} />}>
      <div className="grid content-start gap-4 p-4 text-sm">
        <LogoPart logo={logo} mayEdit={mayEdit} company={companyName} />
        <p className="flex items-center gap-2">
          <span className="text-text-2">Brand colour</span>
          <span
            aria-hidden="true"
            className="size-5 rounded-[4px] border border-line"
            style={{ background: brandColor }}
          />
          {brandColor}
        </p>
        <BrandPreview color={brandColor} company={companyName} logo={logo} />
      </div>
    </Panel>
  );
}
