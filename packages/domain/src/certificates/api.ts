import * as z from 'zod';
import { del, get, patch, post, put } from '../kernel/endpoint.ts';
import { paperUpload } from '../kernel/upload.ts';
import {
  CertificateChanges,
  CertificateDraft,
  CertificateQuery,
  CertificateVerdict,
  HseCertificate,
  RegisterQuery,
} from './certificate.ts';

export const certificatesApi = {
  list: get('/api/hse-certificates', ['hseCertificate', 'R'], {
    summary: 'List the HSE certificates',
    query: CertificateQuery,
    reply: z.array(HseCertificate),
  }),
  add: post('/api/hse-certificates', ['hseCertificate', 'C'], {
    summary: 'Add an HSE certificate, or renew one',
    query: CertificateDraft,
    upload: paperUpload,
    reply: HseCertificate,
  }),
  pdf: get('/api/hse-certificate-register', ['hseCertificate', 'R'], {
    summary: 'Download the HSE certificate register as a PDF',
    query: RegisterQuery,
    reply: z.unknown(),
    sends: 'file',
    isExport: true,
  }),
  read: get('/api/hse-certificates/:certificateId', ['hseCertificate', 'R'], {
    summary: 'Read an HSE certificate',
    reply: HseCertificate,
  }),
  content: get('/api/hse-certificates/:certificateId/content', ['hseCertificate', 'R'], {
    summary: 'Download an HSE certificate',
    reply: z.unknown(),
    sends: 'file',
  }),
  edit: patch('/api/hse-certificates/:certificateId', ['hseCertificate', 'U'], {
    summary: 'Edit an HSE certificate',
    body: CertificateChanges,
    reply: HseCertificate,
  }),
  judge: put('/api/hse-certificates/:certificateId/verdict', ['hseCertificate', 'U'], {
    summary: 'Record that an HSE certificate has failed or been revoked',
    body: CertificateVerdict,
    reply: HseCertificate,
  }),
  reinstate: del('/api/hse-certificates/:certificateId/verdict', ['hseCertificate', 'U'], {
    summary: 'Reinstate an HSE certificate',
    reply: HseCertificate,
  }),
  remove: del('/api/hse-certificates/:certificateId', ['hseCertificate', 'D'], {
    summary: 'Delete an HSE certificate to the recycle bin',
    reply: z.undefined(),
    status: 204,
  }),
};
