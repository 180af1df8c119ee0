import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { IdInPath } from '../kernel/id.ts';
import { papers } from '../kernel/upload.ts';
import {
  CertificateChanges,
  CertificateDraft,
  CertificateQuery,
  CertificateVerdict,
  HseCertificate,
  RegisterQuery,
} from './certificate.ts';

const oneCertificate = z.object({ certificateId: IdInPath });

export const certificatesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/hse-certificates',
    summary: 'List the HSE certificates',
    needs: ['hseCertificate', 'R'],
    query: CertificateQuery,
    reply: z.array(HseCertificate),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/hse-certificates',
    summary: 'Add an HSE certificate, or renew one',
    needs: ['hseCertificate', 'C'],
    query: CertificateDraft,
    upload: papers,
    reply: HseCertificate,
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/api/hse-certificate-register',
    summary: 'Print the register of HSE certificates',
    needs: ['hseCertificate', 'R'],
    query: RegisterQuery,
    reply: z.unknown(),
    sends: 'file',
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/hse-certificates/:certificateId',
    summary: 'Read an HSE certificate',
    needs: ['hseCertificate', 'R'],
    params: oneCertificate,
    reply: HseCertificate,
  }),
  content: endpoint({
    method: 'GET',
    path: '/api/hse-certificates/:certificateId/content',
    summary: 'Open an HSE certificate',
    needs: ['hseCertificate', 'R'],
    params: oneCertificate,
    reply: z.unknown(),
    sends: 'file',
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/hse-certificates/:certificateId',
    summary: 'Edit an HSE certificate',
    needs: ['hseCertificate', 'U'],
    params: oneCertificate,
    body: CertificateChanges,
    reply: HseCertificate,
  }),
  judge: endpoint({
    method: 'PUT',
    path: '/api/hse-certificates/:certificateId/verdict',
    summary: 'Revoke or fail an HSE certificate',
    needs: ['hseCertificate', 'U'],
    params: oneCertificate,
    body: CertificateVerdict,
    reply: HseCertificate,
  }),
  reinstate: endpoint({
    method: 'DELETE',
    path: '/api/hse-certificates/:certificateId/verdict',
    summary: 'Take a revocation or failure back',
    needs: ['hseCertificate', 'U'],
    params: oneCertificate,
    reply: HseCertificate,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/hse-certificates/:certificateId',
    summary: 'Delete an HSE certificate to the recycle bin',
    needs: ['hseCertificate', 'D'],
    params: oneCertificate,
    reply: z.undefined(),
    status: 204,
  }),
};
