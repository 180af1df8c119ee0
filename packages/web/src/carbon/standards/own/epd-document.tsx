import { EpdDocument as documents, type OwnFactor } from '@sitewright/domain/carbon/factor';
import { carbonStandardsApi } from '@sitewright/domain/carbon/standards-api';
import { requestFor } from '@sitewright/domain/kernel/request';
import { useQueryClient } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { invalidateAfter } from '../../../platform/invalidate.ts';
import { sendFile } from '../../../platform/send-file.ts';
import { useActor } from '../../../platform/session.ts';
import { AttachOne } from '../../../ui/attach-one.tsx';
import type { SendFile } from '../../../ui/use-uploads.ts';
import { obstacleToManaging } from '../manage.tsx';

type Props = { own: OwnFactor };

/** The declaration itself, as its programme publishes it. */
export function EpdDocument({ own }: Props) {
  const mayManage = !obstacleToManaging(useActor());
  return (
    <section aria-label="Document" className="grid gap-2">
      <h3 className="text-sm!">Document</h3>
      {own.documentName ? (
        <a
          href={requestFor(carbonStandardsApi.readEpd, { params: { carbonFactorId: own.id } }).url}
          download={own.documentName}
          className="link inline-flex min-h-6 min-w-0 items-center gap-1.5 text-sm [overflow-wrap:anywhere] site:min-h-11"
        >
          <FileText aria-hidden="true" className="size-4 flex-none" />
          {own.documentName}
        </a>
      ) : (
        <p className="text-sm text-text-2">The declaration itself is not attached yet.</p>
      )}
      {mayManage && !own.retiredAt && <AttachEpd own={own} />}
    </section>
  );
}

function AttachEpd({ own: { id } }: Props) {
  const client = useQueryClient();
  const send: SendFile = async (file, onProgress, signal) => {
    const ask = { params: { carbonFactorId: id } };
    await sendFile(carbonStandardsApi.attachEpd, ask, file, { onProgress, signal });
    void invalidateAfter(client, carbonStandardsApi.attachEpd);
  };
  return (
    <AttachOne
      accept={documents.types.join(',')}
      kinds="a PDF"
      maxBytes={documents.mostBytes}
      note="A PDF of up to 20 MB"
      send={send}
    />
  );
}
