import { isBrandChosen } from '@sitewright/domain/organizations/brand';
import { companyApi } from '@sitewright/domain/organizations/company-api';
import type { FullProfile } from '@sitewright/domain/organizations/company-profile';
import { obstacleToEditingProfile } from '@sitewright/domain/organizations/company-rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { detailOf } from '../../platform/call.ts';
import { useKnownCompany } from '../../platform/company.ts';
import { invalidateAfter } from '../../platform/invalidate.ts';
import { useActor } from '../../platform/session.ts';
import { uploadFile } from '../../platform/upload.ts';
import { useCommand } from '../../platform/use-command.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { FieldError, FieldHelp } from '../../ui/fields/field.tsx';
import { DropArea } from '../../ui/files/drop-area.tsx';
import { pictureLimits } from '../../ui/files/picture-limits.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { obstacleToAdding } from '../../ui/obstacle-to-adding.ts';
import { BrandPreview } from './brand-preview.tsx';
import { EditSectionButton } from './section-panel.tsx';
import { branding, logoAddressHelp, type ProfileSection } from './sections.ts';

type Props = { profile: FullProfile; onEdit: (section: ProfileSection) => void };

/** The logo and the colour, and where they show. */
export function BrandingPanel({ profile, onEdit }: Props) {
  const { logo } = useKnownCompany();
  const mayEdit = !obstacleToEditingProfile(useActor());
  const { brandColor, companyName, logo: logoAddress } = profile;
  return (
    <Panel title="Branding" aside={<EditSectionButton section={branding} onEdit={onEdit} />}>
      <div className="grid content-start gap-4 p-4 text-sm">
        <LogoPart logo={logo} mayEdit={mayEdit} company={companyName} />
        {logoAddress && (
          <p className="[overflow-wrap:anywhere]">
            <span className="text-text-2">Logo address</span> {logoAddress}
            <br />
            <span className="text-text-2">{logoAddressHelp}</span>
          </p>
        )}
        <p className="flex items-center gap-2">
          <span className="text-text-2">Brand colour</span>
          {isBrandChosen(brandColor) ? (
            <>
              <span
                aria-hidden="true"
                className="size-5 rounded-[4px] border border-line"
                style={{ background: brandColor }}
              />
              {brandColor}
            </>
          ) : (
            'None chosen yet'
          )}
        </p>
        <BrandPreview color={brandColor} company={companyName} logo={logo} />
      </div>
    </Panel>
  );
}

const limits = { ...pictureLimits, maxBytes: 5_000_000 };

type LogoProps = { logo: string | null; company: string; mayEdit: boolean };

/** The company's picture; sent at once, and at the head of everything from then on. */
function LogoPart({ logo, company, mayEdit }: LogoProps) {
  const { send, remove, fault, isPending } = useLogo();
  return (
    <div className="grid gap-2">
      <p className="text-text-2">Logo</p>
      <div className="flex flex-wrap items-center gap-3">
        {logo ? (
          <img
            src={logo}
            alt={`${company} logo`}
            className="h-16 max-w-full rounded-card border border-line object-contain p-1"
            style={{ background: 'white' }}
          />
        ) : (
          <p>None yet. The header shows your initials.</p>
        )}
        {logo && mayEdit && (
          <Button icon={Trash2} isPending={remove.isPending} onClick={() => remove.perform({})}>
            Remove logo
          </Button>
        )}
      </div>
      {mayEdit && (
        <>
          <FieldHelp>{limits.kinds}, up to 5 MB. Transparent areas become white.</FieldHelp>
          <DropArea accept={limits.accept} multiple={false} onFiles={send} />
          <output className="text-text-2">{isPending && 'Uploading logo…'}</output>
          <div role="alert">{fault && <FieldError text={fault} />}</div>
        </>
      )}
    </div>
  );
}

function useLogo() {
  const client = useQueryClient();
  const toast = useToast();
  const [refusal, setRefusal] = useState<string>();
  const remove = useCommand(companyApi.removeLogo, {
    onDone: () => toast({ text: 'Logo removed' }),
  });
  const upload = useMutation<unknown, Error, File>({
    mutationFn: (file) => uploadFile(companyApi.setLogo, {}, file),
    onSuccess: () => {
      toast({ text: 'Logo saved' });
      return invalidateAfter(client, companyApi.setLogo);
    },
  });
  const send = ([file]: readonly File[]) => {
    if (!file || upload.isPending) return;
    const obstacle = obstacleToAdding(file, 0, limits);
    setRefusal(obstacle);
    if (obstacle) return upload.reset();
    upload.mutate(file);
  };
  const error = upload.error ?? remove.error;
  return {
    send,
    remove,
    isPending: upload.isPending,
    fault: refusal ?? (error && detailOf(error)),
  };
}
