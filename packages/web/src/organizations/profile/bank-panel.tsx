import { companyApi } from '@sitewright/domain/organizations/company-api';
import type { FullProfile, RevealedBank } from '@sitewright/domain/organizations/company-profile';
import { bankFields, obstacleToBank } from '@sitewright/domain/organizations/company-rules';
import { Eye, Pencil } from 'lucide-react';
import { useState } from 'react';
import { CommandDialog } from '../../actions/command-dialog.tsx';
import { useActor } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { LockedNote } from '../../ui/layout/locked-note.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Opener } from '../../ui/opener.tsx';
import { FieldFacts } from './section-panel.tsx';
import { bank, type ProfileSection } from './sections.ts';

type Props = { profile: FullProfile; onEdit: (section: ProfileSection) => void };

/** Sealed: everyone sees the last digits, few can reveal the rest, and every access is logged. */
export function BankPanel({ profile, onEdit }: Props) {
  const obstacle = obstacleToBank(useActor());
  return (
    <Panel
      title="Bank"
      aside={
        !obstacle && (
          <div className="flex flex-wrap gap-2">
            {profile.bankAccount && (
              <Opener icon={Eye} label="Reveal">
                {(close) => <RevealBank onClose={close} />}
              </Opener>
            )}
            <Button icon={Pencil} aria-label="Edit bank" onClick={() => onEdit(bank)}>
              Edit
            </Button>
          </div>
        )
      }
    >
      <div className="grid content-start">
        <FieldFacts section={bank} profile={profile} />
        {obstacle && (
          <div className="px-4 pb-4">
            <LockedNote text={obstacle.message} />
          </div>
        )}
      </div>
    </Panel>
  );
}

/** Shown once, for a reason; gone when closed. */
function RevealBank({ onClose }: { onClose: () => void }) {
  const [revealed, setRevealed] = useState<RevealedBank>();
  if (revealed) return <RevealedDetails revealed={revealed} onClose={onClose} />;
  return (
    <CommandDialog
      title="Reveal bank details?"
      description="This is recorded in the activity log, with your reason."
      confirmText="Reveal"
      variant="warning"
      endpoint={companyApi.revealBank}
      input={({ reason }) => ({ body: { fields: [...bankFields], reason } })}
      start={{ reason: '' }}
      onDone={setRevealed}
      onClose={onClose}
    >
      {(field) => <TextArea label="Reason" required maxLength={500} {...field('reason')} />}
    </CommandDialog>
  );
}

const inPairs = (code: string) => code.replace(/(..)(?=.)/g, '$1-');

const RevealedDetails = ({
  revealed,
  onClose,
}: {
  revealed: RevealedBank;
  onClose: () => void;
}) => (
  <Dialog
    isOpen
    title="Bank details"
    description="Hidden again when you close this."
    onClose={onClose}
  >
    <dl className="grid gap-3">
      {[
        ['Bank', revealed.bankName],
        ['Sort code', revealed.bankSortCode && inPairs(revealed.bankSortCode)],
        ['Account number', revealed.bankAccount],
      ].map(([label, value]) => (
        <div key={label}>
          <dt className="text-sm text-text-2">{label}</dt>
          <dd className="text-lg tabular-nums">{value ?? 'Not set'}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
);
