import { certificatesApi } from '@sitewright/domain/certificates/api';
import { useEditForm } from '../../forms/use-edit-form.ts';
import type { ActionProps } from '../certificate-actions.ts';
import { nameOf } from '../certificate-text.ts';
import { CertificateFields, valuesOf } from './fields.ts';

export const useEditCertificate = ({
  certificate,
  onClose,
}: Pick<ActionProps, 'certificate' | 'onClose'>) =>
  useEditForm({
    what: 'hse-certificate',
    record: certificate,
    fields: CertificateFields,
    valuesOf,
    endpoint: certificatesApi.edit,
    askOf: (filled, { id, version }) => ({
      params: { certificateId: id },
      body: { ...filled, version },
    }),
    said: (saved) => `The certificate of ${nameOf(saved)} is saved`,
    onLeave: onClose,
  });
