import { certificatesApi } from '@sitewright/domain/certificates/api';
import { stateLabels, type Verdict } from '@sitewright/domain/certificates/certificate-values';
import { isLifting } from '@sitewright/domain/certificates/type-library';
import { useState } from 'react';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useAction } from '../../actions/use-action.ts';
import { TextArea } from '../../ui/text-area.tsx';
import type { ActionProps } from '../certificate-actions.ts';
import { nameOf } from '../certificate-text.ts';

const questions: Record<Verdict, { title: string; confirmText: string }> = {
  failed: { title: 'has failed', confirmText: 'Record failure' },
  revoked: { title: 'is no longer proven', confirmText: 'Revoke certificate' },
};

export const FailCertificate = (props: ActionProps) => <Judge {...props} status="failed" />;
export const RevokeCertificate = (props: ActionProps) => <Judge {...props} status="revoked" />;

/** Withdrawing a certificate requires a reason. */
function Judge({ certificate, status, onClose }: ActionProps & { status: Verdict }) {
  const [reason, setReason] = useState('');
  const judge = useAction(certificatesApi.judge, {
    onClose,
    doneMessage: (judged) => `${nameOf(judged)}: ${stateLabels[judged.state].toLowerCase()}`,
  });
  const { title, confirmText } = questions[status];
  const params = { certificateId: certificate.id };
  return (
    <ActionDialog
      title={`${nameOf(certificate)} ${title}`}
      description={consequence(certificate)}
      confirmText={confirmText}
      onClose={onClose}
      variant="warning"
      command={judge}
      isBlocked={!reason.trim()}
      onConfirm={() => judge.perform({ params, body: { status, reason } })}
    >
      {({ reason: error }) => (
        <TextArea
          label="Reason"
          name="reason"
          maxLength={500}
          error={error}
          value={reason}
          onChange={setReason}
        />
      )}
    </ActionDialog>
  );
}

const consequence = ({ plantName, certificateType }: ActionProps['certificate']): string =>
  plantName && isLifting(certificateType)
    ? `${plantName} is quarantined: it cannot be started until this is renewed.`
    : 'It stays in the register, with your reason.';
