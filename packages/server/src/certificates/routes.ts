import { certificatesApi } from '@sitewright/domain/certificates/api';
import type { HseCertificate } from '@sitewright/domain/certificates/certificate';
import { certificateRecord } from '@sitewright/domain/certificates/certificate.record';
import { obstacleToReleasingMachine } from '@sitewright/domain/certificates/quarantine';
import {
  editCertificate,
  recordVerdict,
  reinstateCertificate,
} from '@sitewright/domain/certificates/rules';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { refuseIf } from '@sitewright/domain/kernel/problem';
import { recycle } from '../platform/bin/recycle.ts';
import { Download } from '../platform/http/downloads.ts';
import type { Serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { registerPdf } from './print.ts';
import {
  certificatesOfHire,
  findCertificate,
  findContent,
  insertCertificate,
  listCertificates,
  lockCertificate,
  prepareDraft,
  reinstateRenewed,
  saveCertificate,
} from './store.ts';

export function certificateRoutes(serve: Serve, { secrets }: Services) {
  serve(certificatesApi.list, ({ tx, query, now }) => listCertificates(tx, query, now));

  serve(certificatesApi.add, async ({ tx, actor, query, stored, now }) => {
    const draft = await prepareDraft(tx, query, actor, now);
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
    const after = editCertificate(certificate, body);
    await refuseIfReleasesPlant(tx, certificate, { id: certificate.id, after }, now);
    return saveCertificate(tx, after, actor, now);
  });

  serve(certificatesApi.judge, async ({ tx, actor, params, body, now }) => {
    const certificate = await lockCertificate(tx, params.certificateId, now);
    const judged = recordVerdict(certificate, actor, body, now.toISOString());
    return saveCertificate(tx, judged, actor, now);
  });

  serve(certificatesApi.reinstate, async ({ tx, actor, params, now }) => {
    const certificate = await lockCertificate(tx, params.certificateId, now);
    return saveCertificate(tx, reinstateCertificate(certificate, actor), actor, now);
  });

  serve(certificatesApi.remove, async ({ tx, actor, params, now }) => {
    const certificate = await lockCertificate(tx, params.certificateId, now);
    const { id, originalFileName: name } = certificate;
    await refuseIfReleasesPlant(tx, certificate, { id }, now);
    await recycle(tx, certificateRecord, { id, name }, { actor, now, secrets });
    await reinstateRenewed(tx, certificate, actor);
  });
}

type Taken = Parameters<typeof obstacleToReleasingMachine>[1];

async function refuseIfReleasesPlant(tx: Tx, before: HseCertificate, taken: Taken, now: Date) {
  const proofs = await certificatesOfHire(tx, before.plantHireEntryId);
  refuseIf(obstacleToReleasingMachine(proofs, taken, londonDay(now)));
}
