import type { FullProfile } from '@sitewright/domain/organizations/company-profile';
import { obstacleToBank } from '@sitewright/domain/organizations/company-rules';
import { Eye, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useActor } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { LockedNote } from '../../ui/locked-note.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RevealBank } from './reveal-bank.tsx';
import { FieldFacts } from './section-panel.tsx';
import { bank, type ProfileSection } from './sections.ts';

type Props = { profile: FullProfile; onEdit: (section: ProfileSection) => void };

/** Sealed: its last digits are for everybody, the rest for few, and never without a trace. */
export function BankPanel({ profile, onEdit }: Props) {
  const obstacle = obstacleToBank(useActor());
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel
      title="Bank"
      aside={
        !obstacle && (
          <div className="flex flex-wrap gap-2">
            {profile.bankAccount && (
              <Button onClick={() => setOpen(true)}>
                <Eye aria-hidden="true" className="size-4" />
                Reveal
              </Button>
            )}
            <Button aria-label="Edit bank" onClick={() => onEdit(bank)}>
              <Pencil aria-hidden="true" className="size-4" />
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
      {isOpen && <RevealBank onClose={() => setOpen(false)} />}
    </Panel>
  );
}
