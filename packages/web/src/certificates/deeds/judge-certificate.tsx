import { certificatesApi } from '@sitewright/domain/certificates/api';
import { stateLabels, type Verdict } from '@sitewright/domain/certificates/certificate-words';
import { isLifting } from '@sitewright/domain/certificates/type-library';
import { useState } from 'react';
import { DeedDialog } from '../../app/deed-dialog.tsx';
import { useDeed } from '../../app/use-deed.ts';
import { TextArea } from '../../ui/text-area.tsx';
import type { DeedProps } from '../certificate-actions.ts';
import { nameOf } from '../certificate-text.ts';
import { staleByCertificate } from '../queries.ts';

const questions: Record<Verdict, { title: string; confirmText: string }> = {
  failed: { title: 'has failed', confirmText: 'Record failure' },
  revoked: { title: 'is no longer proven', confirmText: 'Revoke certificate' },
};

export const FailCertificate = (props: DeedProps) => <Judge {...props} status="failed" />;
export const RevokeCertificate = (props: DeedProps) => <Judge {...props} status="revoked" />;

/** Nobody takes proof away without saying why. */
function Judge({ certificate, status, onClose }: DeedProps & { status: Verdict }) {
  const [reason, setReason] = useState('');
  const judge = useDeed(
    staleByCertificate,
    certificatesApi.judge,
    onClose,
    (judged) => `${nameOf(judged)}: ${stateLabels[judged.state].toLowerCase()}`,
  );
  const { title, confirmText } = questions[status];
  const params = { certificateId: certificate.id };
  return (
    <DeedDialog
      title={`${nameOf(certificate)} ${title}`}
      description={consequence(certificate)}
      {...{ confirmText, onClose }}
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
          {...{ error }}
          value={reason}
          onChange={setReason}
        />
      )}
    </DeedDialog>
  );
}

const consequence = ({ plantName, certificateType }: DeedProps['certificate']): string =>
  plantName && isLifting(certificateType)
    ? `${plantName} is quarantined: it cannot be started until this is renewed.`
    : 'It stays in the register, with your reason.';
