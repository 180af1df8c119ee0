import { obstacleOfRole } from '@sitewright/domain/kernel/access';
import { requestFor } from '@sitewright/domain/kernel/request';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { type WorkerDocument, workerDocuments } from '@sitewright/domain/workforce/papers';
import { obstacleToEditing } from '@sitewright/domain/workforce/rules';
import type { WorkerRecord } from '@sitewright/domain/workforce/worker';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useConfirmation } from '../../actions/use-confirmation.tsx';
import { query } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { useSendFile } from '../../platform/use-send-file.ts';
import { FileDrop } from '../../ui/files/file-drop.tsx';
import { fileSize } from '../../ui/files/file-size.ts';
import { dayText } from '../../ui/format/date-time.ts';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { LockedNote } from '../../ui/layout/locked-note.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { confirmIdentityTitle } from '../secrets/use-confirmed.ts';
import { Paper, papersStyles } from './paper.tsx';
import { Part } from './part.tsx';

const limits = {
  accept: workerDocuments.types.join(','),
  kinds: 'PDF, JPG, PNG, GIF or WebP',
  maxBytes: workerDocuments.maxBytes,
};

type Props = { worker: WorkerRecord };

/** They include passports and bank letters: adding one does not give the right to read it. */
export function DocumentsPart({ worker }: Props) {
  const documents = useQuery(query(workforceApi.documents, { params: { workerId: worker.id } }));
  const actor = useActor();
  const obstacle = obstacleToEditing(worker, actor);
  const locked = obstacleOfRole(actor, 'worker.identity', 'S', 'open a document');
  const [openDocument, setOpenDocument] = useState<WorkerDocument>();
  return (
    <Part title="Documents">
      <Loaded query={documents} what="documents" empty="No documents on file.">
        {(rows) => (
          <ul className={papersStyles}>
            {rows.map((document) => (
              <Paper
                key={document.id}
                name={document.name}
                title={
                  locked ? (
                    document.name
                  ) : (
                    <LinkButton onClick={() => setOpenDocument(document)}>
                      {document.name}
                    </LinkButton>
                  )
                }
                note={`${fileSize(document.size)}, added ${dayText(document.createdAt)}`}
                removal={
                  obstacle
                    ? undefined
                    : {
                        endpoint: workforceApi.removeDocument,
                        input: { params: { workerDocumentId: document.id } },
                      }
                }
              />
            ))}
          </ul>
        )}
      </Loaded>
      {!obstacle && <AddDocuments worker={worker} />}
      {locked && <LockedNote text={locked.message} />}
      {openDocument && (
        <OpenDocument document={openDocument} onClose={() => setOpenDocument(undefined)} />
      )}
    </Part>
  );
}

function AddDocuments({ worker }: Props) {
  const upload = useSendFile(workforceApi.addDocument, { params: { workerId: worker.id } });
  return (
    <FileDrop label="Add documents" multiple capture="environment" upload={upload} {...limits} />
  );
}

type OpenDocumentProps = { document: WorkerDocument; onClose: () => void };

/** The password first; then the browser saves it, and the log says so. */
function OpenDocument({ document: paper, onClose }: OpenDocumentProps) {
  const { perform, fields, isPending, isBlocked } = useConfirmation(confirmIdentityTitle);
  const open = () => {
    onClose();
    const { url } = requestFor(workforceApi.document, { params: { workerDocumentId: paper.id } });
    Object.assign(document.createElement('a'), { href: url, download: paper.name }).click();
  };
  return (
    <ActionDialog
      title={`Open ${paper.name}?`}
      description="The document is saved on this device. Your access is recorded in the activity log."
      confirmText="Open"
      variant="warning"
      command={{ isPending, error: null }}
      isBlocked={isBlocked}
      onConfirm={() => perform(open)}
      onClose={onClose}
    >
      {() => fields}
    </ActionDialog>
  );
}
