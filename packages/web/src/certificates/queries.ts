import { backupApi } from '@sitewright/domain/backup/api';
import { certificatesApi } from '@sitewright/domain/certificates/api';
import type { HseCertificate } from '@sitewright/domain/certificates/certificate';
import { requestFor } from '@sitewright/domain/kernel/request';
import { plantApi } from '@sitewright/domain/plant/api';
import { queryOptions } from '@tanstack/react-query';
import { allPages } from '../platform/all-pages.ts';
import { callPage } from '../platform/call.ts';

/** Of one contract, or of the whole company. */
export const certificatesQuery = (projectId: number | undefined) =>
  queryOptions<HseCertificate[]>({
    queryKey: [certificatesApi.list.path, { projectId }],
    queryFn: () =>
      allPages((cursor) =>
        callPage(certificatesApi.list, { query: { projectId, cursor, limit: 200 } }),
      ),
  });

/** A lifting certificate says whether its machine may work. */
export const staleByCertificate: readonly string[] = [
  certificatesApi.list.path,
  plantApi.list.path,
  backupApi.listBin.path,
];

export const registerPdf = (projectId: number | undefined): string =>
  requestFor(certificatesApi.pdf, { query: { projectId } }).url;
