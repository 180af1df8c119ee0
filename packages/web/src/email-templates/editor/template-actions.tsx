import { emailTemplatesApi } from '@sitewright/domain/email-templates/api';
import type { EmailTemplate } from '@sitewright/domain/email-templates/email-template';
import { faultsIn } from '@sitewright/domain/email-templates/lint';
import { useNavigate } from '@tanstack/react-router';
import { Copy, History, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { CommandDialog } from '../../actions/command-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonWithReason, type Obstacle } from '../../ui/disabled-reason.tsx';
import { useDuplicate } from '../use-duplicate.ts';
import { useSwitchTemplate } from '../use-switch-template.ts';
import { DeleteTemplate } from './delete-template.tsx';
import { VersionsSheet } from './versions-sheet.tsx';

type Props = { template: EmailTemplate; isDirty: boolean };
type Over = 'versions' | 'reset' | 'delete';

/** Whether the saved template can be used for emails. */
function obstacleToUsing({ template, isDirty }: Props): Obstacle | undefined {
  if (isDirty) return { message: 'Save your changes first.' };
  const [fault] = faultsIn(template.findings);
  return fault && { message: `This template cannot be used yet: ${fault.message}` };
}

export function TemplateActions({ template, isDirty }: Props) {
  const [over, open] = useState<Over>();
  const navigate = useNavigate();
  const { duplicate, isPending } = useDuplicate(
    ({ id }) => void navigate({ to: '/email-templates', search: { template: String(id) } }),
  );
  const close = () => open(undefined);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <TurnButton template={template} isDirty={isDirty} />
      <Button icon={History} onClick={() => open('versions')}>
        Versions
      </Button>
      <Button icon={Copy} isPending={isPending} onClick={() => duplicate(template.id)}>
        Duplicate
      </Button>
      {template.templateType !== 'custom' && (
        <Button icon={RotateCcw} onClick={() => open('reset')}>
          Reset to default
        </Button>
      )}
      <Button icon={Trash2} onClick={() => open('delete')}>
        Delete
      </Button>
      {over && <Over over={over} template={template} close={close} />}
    </div>
  );
}

function Over({
  over,
  template,
  close,
}: {
  over: Over;
  template: EmailTemplate;
  close: () => void;
}) {
  const navigate = useNavigate();
  if (over === 'versions') return <VersionsSheet template={template} onClose={close} />;
  if (over === 'reset') return <ResetTemplate template={template} onClose={close} />;
  return (
    <DeleteTemplate
      template={template}
      onClose={close}
      onDeleted={() => void navigate({ to: '/email-templates', search: {}, ignoreBlocker: true })}
    />
  );
}

function TurnButton({ template, isDirty }: Props) {
  const { isActive } = template;
  const { turn, isPending } = useSwitchTemplate(template);
  return (
    <ButtonWithReason
      tone={isActive ? 'secondary' : 'primary'}
      obstacle={isActive ? undefined : obstacleToUsing({ template, isDirty })}
      isPending={isPending}
      onClick={turn}
    >
      {isActive ? 'Deactivate' : 'Activate'}
    </ButtonWithReason>
  );
}

type ActionProps = { template: EmailTemplate; onClose: () => void };

const ResetTemplate = ({ template: { id, version, name }, onClose }: ActionProps) => (
  <CommandDialog
    title={`Reset ${name} to the default?`}
    description="Subject, HTML and plain text return to the default wording. The current wording is kept under Versions."
    confirmText="Reset"
    endpoint={emailTemplatesApi.standardise}
    input={{ params: { emailTemplateId: id }, body: { version } }}
    doneMessage={() => `${name} reset to the default wording`}
    onClose={onClose}
  />
);
