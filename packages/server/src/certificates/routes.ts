import { daysInBin } from '@sitewright/domain/backup/rules';
import { certificatesApi } from '@sitewright/domain/certificates/api';
import {
  editCertificate,
  judgeCertificate,
  reinstateCertificate,
} from '@sitewright/domain/certificates/rules';
import { Download } from '../platform/downloads.ts';
import { recycle } from '../platform/recycle.ts';
import type { Serve } from '../platform/serve.ts';
import type { Services } from '../platform/services.ts';
import { registerPdf } from './print.ts';
import {
  comeBackFor,
  drafted,
  findCertificate,
  findContent,
  insertCertificate,
  listCertificates,
  lockCertificate,
  saveCertificate,
} from './store.ts';

export function certificateRoutes(serve: Serve, { secrets }: Services) {
  serve(certificatesApi.list, ({ tx, query, now }) => listCertificates(tx, query, now));

  serve(certificatesApi.add, async ({ tx, actor, query, stored, now }) => {
    const draft = await drafted(tx, query, actor, now);
    return insertCertificate(tx, draft, stored, actor, now);
  });

  serve(certificatesApi.pdf, ({ tx, query, now }) => registerPdf(tx, query, now));

  serve(certificatesApi.read, ({ tx, params, now }) =>
    findCertificate(tx, params.certificateId, now),
  );

  serve(
    certificatesApi.content,
    async ({ tx, params }) => new Download(await findContent(tx, params.certificateId)),
  );

  serve(certificatesApi.edit, async ({ tx, actor, params, body, now }) => {
    const certificate = await lockCertificate(tx, params.certificateId, now);
    return saveCertificate(tx, editCertificate(certificate, body), actor, now);
  });

  serve(certificatesApi.judge, async ({ tx, actor, params, body, now }) => {
    const certificate = await lockCertificate(tx, params.certificateId, now);
    const judged = judgeCertificate(certificate, actor, body, now.toISOString());
    return saveCertificate(tx, judged, actor, now);
  });

  serve(certificatesApi.reinstate, async ({ tx, actor, params, now }) => {
    const certificate = await lockCertificate(tx, params.certificateId, now);
    return saveCertificate(tx, reinstateCertificate(certificate, actor), actor, now);
  });

  serve(certificatesApi.remove, async ({ tx, actor, params, now }) => {
    const certificate = await lockCertificate(tx, params.certificateId, now);
    const { id, originalFileName: name } = certificate;
    const record = { type: 'hseCertificate', table: 'hse_certificates', id, name };
    await recycle(tx, record, actor, secrets, { now, days: daysInBin });
    await comeBackFor(tx, certificate, actor);
  });
}
