import { companyApi } from '@sitewright/domain/organizations/company-api';
import type { RevealedBank } from '@sitewright/domain/organizations/company-profile';
import { bankFields } from '@sitewright/domain/organizations/company-rules';
import { useState } from 'react';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { usePasswordAgain } from '../../actions/use-password-again.tsx';
import { useCommand } from '../../platform/use-command.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';

/** Shown once, for a reason; gone when closed. */
export function RevealBank({ onClose }: { onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [revealed, setRevealed] = useState<RevealedBank>();
  const reveal = useCommand(companyApi.revealBank, { onDone: setRevealed });
  const again = usePasswordAgain(reveal);
  if (revealed) return <RevealedDetails revealed={revealed} onClose={onClose} />;
  const ask = () => reveal.perform({ body: { fields: [...bankFields], reason } });
  return (
    <ActionDialog
      title="Reveal the bank details?"
      description="Who looked, when and why is kept in the activity log."
      confirmText="Reveal"
      variant="warning"
      command={again.command}
      isBlocked={reason.trim() === '' || again.isBlocked}
      onConfirm={() => again.before(ask)}
      onClose={onClose}
    >
      {({ reason: error }) => (
        <>
          <TextArea
            label="Reason"
            name="reason"
            required
            maxLength={500}
            error={error}
            value={reason}
            onChange={setReason}
          />
          {again.field}
        </>
      )}
    </ActionDialog>
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
    description="They are hidden again when you close this."
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
          <dd className="text-lg tabular-nums">{value ?? 'Not given'}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
);
