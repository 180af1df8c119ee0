import { obstacleToWriting } from '@sitewright/domain/email-templates/rules';
import type { TemplateType } from '@sitewright/domain/email-templates/template-type';
import { templateTypeLabels } from '@sitewright/domain/email-templates/type-labels';
import { useNavigate } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { useActor } from '../../platform/session.ts';
import { ButtonWithReason } from '../../ui/disabled-reason.tsx';
import { PreviewPanel } from '../preview/preview-panel.tsx';

/** An email in the default wording: to read, or as the start of a custom template. */
export function StandardView({ type }: { type: TemplateType }) {
  const obstacle = obstacleToWriting(useActor());
  const navigate = useNavigate();
  const { to, when } = templateTypeLabels[type];
  return (
    <>
      <div className="-mt-3 flex flex-wrap items-center gap-3">
        <p className="text-sm text-text-2">
          Default wording. To: {to}. {when}.
        </p>
        <ButtonWithReason
          icon={Pencil}
          tone="primary"
          obstacle={obstacle}
          onClick={() => void navigate({ to: '/email-templates', search: { new: type } })}
        >
          Customise
        </ButtonWithReason>
      </div>
      <PreviewPanel shown={{ templateType: type }} type={type} />
    </>
  );
}
