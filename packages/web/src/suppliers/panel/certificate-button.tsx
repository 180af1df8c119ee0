import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { certificates, type SupplierInsurance } from '@sitewright/domain/suppliers/insurance';
import { useQueryClient } from '@tanstack/react-query';
import { invalidateAfter } from '../../platform/invalidate.ts';
import { sendFile } from '../../platform/send-file.ts';
import { AttachOne } from '../../ui/attach-one.tsx';
import type { SendFile } from '../../ui/use-uploads.ts';

/** The certificate of a policy. */
export function CertificateButton({ insurance: { id } }: { insurance: SupplierInsurance }) {
  const client = useQueryClient();
  const send: SendFile = async (file, onProgress, signal) => {
    const ask = { params: { supplierInsuranceId: id } };
    await sendFile(suppliersApi.setCertificate, ask, file, { onProgress, signal });
    void invalidateAfter(client, suppliersApi.setCertificate);
  };
  return (
    <AttachOne
      accept={certificates.types.join(',')}
      kinds="a PDF or a photo"
      maxBytes={certificates.mostBytes}
      note="Certificate, PDF or photo"
      send={send}
    />
  );
}
