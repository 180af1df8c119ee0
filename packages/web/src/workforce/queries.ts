import { requestFor } from '@sitewright/domain/kernel/request';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { query } from '../platform/query.ts';

export const workforceQueries = {
  summary: () => query(workforceApi.summary),
  read: (workerId: number | string) => query(workforceApi.read, { params: { workerId } }),
};

type Versioned = { id: number; version?: number };

/** A new version of the record may have another picture. */
export const pictureUrl = ({ id, version }: Versioned): string =>
  requestFor(workforceApi.picture, { params: { workerId: id } }).url +
  (version ? `?v=${version}` : '');
