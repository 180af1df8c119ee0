import { certificatesApi } from '@sitewright/domain/certificates/api';
import { stateLabels, type Verdict } from '@sitewright/domain/certificates/certificate-values';
import { isLifting } from '@sitewright/domain/certificates/type-library';
import type { ComponentType } from 'react';
import { CommandDialog } from '../actions/command-dialog.tsx';
import { DeleteDialog } from '../actions/delete-dialog.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';
import type { ActionId, ActionProps, OpenAction } from './certificate-actions.ts';
import { certificateName } from './certificate-text.ts';
import { CertificateViewer } from './certificate-viewer.tsx';
import { EditCertificate } from './form/edit-certificate.tsx';
import { RenewCertificate } from './form/renew-certificate.tsx';

const dialogs: Record<ActionId, ComponentType<ActionProps>> = {
  open: CertificateViewer,
  renew: RenewCertificate,
  edit: EditCertificate,
  fail: FailCertificate,
  revoke: RevokeCertificate,
  reinstate: ReinstateCertificate,
  delete: DeleteCertificate,
};

/** Dialogs over the register, about one certificate. */
export function CertificateAction({ actionId, ...props }: OpenAction & ActionProps) {
  const Dialog = dialogs[actionId];
  return <Dialog {...props} />;
}

function ReinstateCertificate({ certificate, onClose }: ActionProps) {
  return (
    <CommandDialog
      title={`Reinstate certificate for ${certificateName(certificate)}?`}
      description={`Reason recorded: ${certificate.statusReason}. The certificate is then valid again until its expiry date.`}
      confirmText="Reinstate"
      variant="warning"
      endpoint={certificatesApi.reinstate}
      input={{ params: { certificateId: certificate.id } }}
      doneMessage={(reinstated) => `${certificateName(reinstated)} reinstated`}
      onClose={onClose}
    />
  );
}

type Question = { title: (name: string) => string; confirmText: string };

const questions: Record<Verdict, Question> = {
  failed: { title: (name) => `${name} has failed`, confirmText: 'Record failure' },
  revoked: {
    title: (name) => `Revoke certificate for ${name}?`,
    confirmText: 'Revoke certificate',
  },
};

function FailCertificate(props: ActionProps) {
  return <Judge {...props} status="failed" />;
}

function RevokeCertificate(props: ActionProps) {
  return <Judge {...props} status="revoked" />;
}

/** Withdrawing a certificate requires a reason. */
const Judge = ({ certificate, status, onClose }: ActionProps & { status: Verdict }) => (
  <CommandDialog
    title={questions[status].title(certificateName(certificate))}
    description={consequence(certificate)}
    confirmText={questions[status].confirmText}
    variant="warning"
    endpoint={certificatesApi.judge}
    input={({ reason }) => ({
      params: { certificateId: certificate.id },
      body: { status, reason },
    })}
    start={{ reason: '' }}
    doneMessage={(judged) =>
      `${certificateName(judged)}: ${stateLabels[judged.state].toLowerCase()}`
    }
    onClose={onClose}
  >
    {(field) => <TextArea label="Reason" maxLength={500} {...field('reason')} />}
  </CommandDialog>
);

const consequence = ({ plantName, certificateType }: ActionProps['certificate']): string =>
  plantName && isLifting(certificateType)
    ? `${plantName} will be quarantined and cannot be started until this is renewed.`
    : 'It stays in the register with your reason.';

function DeleteCertificate({ certificate, onClose }: ActionProps) {
  return (
    <DeleteDialog
      endpoint={certificatesApi.remove}
      input={{ params: { certificateId: certificate.id } }}
      recordType="hseCertificate"
      recordId={certificate.id}
      title={`the certificate for ${certificateName(certificate)}`}
      name={`The certificate for ${certificateName(certificate)}`}
      consequence="If it replaced another certificate, that one becomes current again."
      onClose={onClose}
    />
  );
}
