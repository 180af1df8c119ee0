import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { certificates, type SupplierInsurance } from '@sitewright/domain/suppliers/insurance';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate } from '../../platform/invalidate.ts';
import { sendFile } from '../../platform/send-file.ts';
import { ChooseFiles } from '../../ui/choose-files.tsx';
import { FieldError } from '../../ui/field.tsx';
import { UploadRow } from '../../ui/upload-row.tsx';
import { type SendFile, useUploads } from '../../ui/use-uploads.ts';
import { staleBySupplier } from '../queries.ts';

const limits = {
  accept: certificates.types.join(','),
  kinds: 'a PDF or a photo',
  maxBytes: certificates.mostBytes,
  maxFiles: Number.POSITIVE_INFINITY,
};

/** Sends the certificate of a policy at once; one that was there before is replaced. */
export function CertificateButton({ insurance: { id } }: { insurance: SupplierInsurance }) {
  const client = useQueryClient();
  const send: SendFile = async (file, onProgress, signal) => {
    const ask = { params: { supplierInsuranceId: id } };
    await sendFile(suppliersApi.setCertificate, ask, file, { onProgress, signal });
    void invalidate(client, staleBySupplier);
  };
  const { uploads, refusals, add, remove, retry } = useUploads(send, limits);
  const waiting = uploads.filter(({ state }) => state !== 'done');
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-2">
        <ChooseFiles accept={limits.accept} multiple={false} onFiles={add} />
        <span className="text-xs tracking-normal text-text-2">Certificate, PDF or photo</span>
      </div>
      {refusals.map((sentence) => (
        <FieldError key={sentence} text={sentence} />
      ))}
      <ul aria-label="Being sent" className="empty:hidden">
        {waiting.map((upload) => (
          <UploadRow key={upload.id} upload={upload} onRetry={retry} onRemove={remove} />
        ))}
      </ul>
    </div>
  );
}
