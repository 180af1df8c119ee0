import { certificatesApi } from '@sitewright/domain/certificates/api';
import type { HseCertificate } from '@sitewright/domain/certificates/certificate';
import { typeLabels } from '@sitewright/domain/certificates/certificate-values';
import { obstacleToAdding } from '@sitewright/domain/certificates/rules';
import { requestFor } from '@sitewright/domain/kernel/request';
import { useQuery } from '@tanstack/react-query';
import { FileDown, ShieldCheck } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useCanSendEmail } from '../platform/mail-server.ts';
import { queryAll } from '../platform/query.ts';
import { useActor } from '../platform/session.ts';
import { Button } from '../ui/button.tsx';
import { formatDate } from '../ui/fields/parse-date.ts';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { Loaded } from '../ui/layout/loaded.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import { RecordCard } from '../ui/table/record-card.tsx';
import type { TableView } from '../ui/table/table-view.ts';
import { certificateActions, type OpenAction } from './certificate-actions.ts';
import { certificateColumns, certificateFilters } from './certificate-columns.tsx';
import { CertificateAction } from './certificate-dialogs.tsx';
import { CertificateState } from './certificate-state.tsx';
import { certificateName } from './certificate-text.ts';
import { AddCertificates } from './form/add-certificates.tsx';

type Props = {
  /** Without it, all of the company. */
  projectId?: number;
};

/** Every certificate, those that need attention first. */
export function CertificatesRegister({ projectId }: Props) {
  const query = useQuery(queryAll(certificatesApi.list, { query: { projectId, limit: 200 } }));
  const obstacle = obstacleToAdding(useActor());
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-3">
      {obstacle ? (
        <p className="text-sm text-text-2">{obstacle.message}</p>
      ) : (
        <AddCertificates projectId={projectId ?? null} />
      )}
      <Loaded
        query={query}
        what="certificates"
        empty={<NoCertificates />}
        skeleton={<Skeleton what="certificates" count={4} />}
      >
        {(certificates) => <Register projectId={projectId} certificates={certificates} />}
      </Loaded>
    </div>
  );
}

type RegisterProps = {
  projectId: number | undefined;
  certificates: readonly HseCertificate[];
};

function Register({ projectId, certificates }: RegisterProps) {
  const actor = useActor();
  const [view, setView] = useState<TableView>({});
  const [openAction, setOpenAction] = useState<OpenAction>();
  const pdfUrl = requestFor(certificatesApi.pdf, { query: { projectId } }).url;
  const columns = useMemo(() => certificateColumns(projectId === undefined), [projectId]);
  return (
    <>
      <div className="justify-self-end print:hidden">
        <Button icon={FileDown} onClick={() => window.location.assign(pdfUrl)}>
          PDF
        </Button>
      </div>
      <DataTable
        label="Certificates"
        rows={certificates}
        columns={columns}
        filters={certificateFilters}
        actions={certificateActions(actor, setOpenAction)}
        defaultSort="state,expiry"
        searchHint="Equipment, type or number"
        isTwoLine
        view={view}
        onView={setView}
        card={(certificate, menu) => <CertificateCard certificate={certificate} menu={menu} />}
      />
      {openAction && (
        <CertificateAction
          {...openAction}
          all={certificates}
          onOpen={setOpenAction}
          onClose={() => setOpenAction(undefined)}
        />
      )}
    </>
  );
}

const NoCertificates = () => (
  <EmptyState
    icon={ShieldCheck}
    title="No certificates yet"
    text={`Use the box above to add certificates for lifting gear, scaffolds and first aiders. Reminders ${useCanSendEmail() ? 'are emailed' : 'appear under the bell'} 60, 30 and 7 days before expiry and on the day.`}
  />
);

type CardProps = { certificate: HseCertificate; menu: ReactNode };

/** A certificate as shown on a phone: its subject, and whether it is still valid. */
const CertificateCard = ({ certificate, menu }: CardProps) => {
  const { certificateType, certificateNumber, expiryDate, state, statusReason } = certificate;
  return (
    <RecordCard
      heading="h3"
      title={certificateName(certificate)}
      note={
        <>
          {typeLabels[certificateType]}
          {certificateNumber && (
            <>
              {' · '}
              <span className="whitespace-nowrap">{certificateNumber}</span>
            </>
          )}
        </>
      }
      menu={menu}
    >
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <CertificateState state={state} />
        {expiryDate ? `to ${formatDate(expiryDate)}` : 'No expiry recorded'}
      </p>
      {statusReason && <p className="text-sm text-text-2">{statusReason}</p>}
    </RecordCard>
  );
};
