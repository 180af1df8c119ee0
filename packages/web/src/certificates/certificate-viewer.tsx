import type { HseCertificate } from '@sitewright/domain/certificates/certificate';
import { typeLabels } from '@sitewright/domain/certificates/certificate-values';
import { obstacleToRenewing } from '@sitewright/domain/certificates/rules';
import { intervals } from '@sitewright/domain/certificates/type-library';
import { FileText, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useActor } from '../platform/session.ts';
import { ButtonWithReason } from '../ui/disabled-reason.tsx';
import { formatDate } from '../ui/fields/parse-date.ts';
import { DocumentToDownload } from '../ui/files/document-to-download.tsx';
import { Viewer } from '../ui/files/viewer.tsx';
import { dayText } from '../ui/format/date-time.ts';
import { type Fact, FactList } from '../ui/layout/facts.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import type { ActionProps } from './certificate-actions.ts';
import { CertificateState } from './certificate-state.tsx';
import { certificateName, chainOf } from './certificate-text.ts';

/** The document at full window size, with its details and history next to it. */
export function CertificateViewer({ certificate, all, onOpen, onClose }: ActionProps) {
  const [shown, show] = useState(certificate);
  const { url, fileName: filename } = shown;
  return (
    <Viewer
      title={certificateName(shown)}
      download={{ url, filename }}
      onTurn={() => {}}
      onClose={onClose}
    >
      <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] content-start overflow-y-auto md:grid-cols-[minmax(0,1fr)_380px] md:content-stretch md:overflow-hidden">
        <div className="grid bg-sunken md:min-h-0">
          <Paper certificate={shown} />
        </div>
        <aside
          aria-label="About this certificate"
          className="grid content-start gap-5 border-line bg-surface px-gutter pt-4 pb-[calc(env(safe-area-inset-bottom)+1rem)] max-md:border-t md:overflow-y-auto md:border-l md:px-5"
        >
          <FactList facts={factsOf(shown)} />
          <ButtonWithReason
            icon={RotateCw}
            obstacle={obstacleToRenewing(shown, useActor())}
            onClick={() => onOpen({ actionId: 'renew', certificate: shown })}
          >
            Renew…
          </ButtonWithReason>
          <Chain chain={[certificate, ...chainOf(certificate, all)]} shown={shown} show={show} />
        </aside>
      </div>
    </Viewer>
  );
}

type Props = { certificate: HseCertificate };

/** A photo is shown; anything else is only ever saved, so that nothing in it runs in the app. */
const Paper = ({ certificate }: Props) =>
  certificate.mimeType?.startsWith('image/') ? (
    <img
      src={certificate.url}
      alt={certificate.originalFileName}
      className="max-h-[60dvh] w-full min-w-0 object-contain md:size-full md:max-h-none md:p-4"
    />
  ) : (
    <SavedPaper certificate={certificate} />
  );

const SavedPaper = ({ certificate }: Props) => (
  <DocumentToDownload
    icon={FileText}
    kind="PDF"
    name={certificate.originalFileName}
    size={certificate.fileSize ?? 0}
    url={certificate.url}
    saveAs={certificate.fileName}
  />
);

const factsOf = (certificate: HseCertificate): Fact[] => [
  ['Status', <CertificateState key="state" state={certificate.state} />],
  ['Reason', certificate.statusReason],
  ['Type', typeLabels[certificate.certificateType]],
  ['Due', intervals[certificate.certificateType].label],
  ['Number', certificate.certificateNumber],
  ['Issued by', certificate.issuedBy],
  ['Issued', certificate.issuedDate && formatDate(certificate.issuedDate)],
  ['Expiry', certificate.expiryDate && formatDate(certificate.expiryDate)],
  ['Plant', certificate.plantName],
  ['Contract', certificate.projectName ?? 'Company'],
  [
    'Added',
    [dayText(certificate.createdAt), certificate.uploadedByName].filter(Boolean).join(' by '),
  ],
  ['Notes', certificate.notes],
];

type ChainProps = {
  chain: readonly HseCertificate[];
  shown: HseCertificate;
  show: (certificate: HseCertificate) => void;
};

/** The chain of renewals, the newest first. */
const Chain = ({ chain, shown, show }: ChainProps) =>
  chain.length > 1 && (
    <section aria-label="Renewals" className="grid gap-2 border-t border-line-2 pt-4">
      <h2 className="text-sm leading-5!">Renewals</h2>
      <ol className="grid gap-2 text-sm">
        {chain.map((link) => (
          <li key={link.id} className="flex flex-wrap items-center gap-2">
            <LinkButton
              aria-current={link.id === shown.id ? 'true' : undefined}
              onClick={() => show(link)}
            >
              {link.certificateNumber ?? link.originalFileName}
            </LinkButton>
            <CertificateState state={link.state} />
            {link.expiryDate && (
              <span className="text-text-2">to {formatDate(link.expiryDate)}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
