import type { Reply } from '@sitewright/domain/kernel/endpoint';
import { requestFor } from '@sitewright/domain/kernel/request';
import { linksApi } from '@sitewright/domain/links/api';
import type { LinkPurpose } from '@sitewright/domain/links/link';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../platform/call.ts';

const { list, uses, open, poster } = linksApi;

/** The record that a link opens. */
export type LinkTarget = { purpose: LinkPurpose; targetId: number };

export const linkQueries = {
  of: (target: LinkTarget) =>
    queryOptions<Reply<typeof list>>({
      queryKey: [list.path, target],
      queryFn: () => call(list, { query: target }),
      // Others may have made or revoked one since.
      staleTime: 0,
    }),
  uses: (linkId: number) =>
    queryOptions<Reply<typeof uses>>({
      queryKey: [list.path, linkId, 'uses'],
      queryFn: () => call(uses, { params: { linkId } }),
      staleTime: 0,
    }),
  opened: (token: string) =>
    queryOptions<Reply<typeof open>>({
      queryKey: [open.path, token],
      queryFn: () => call(open, { params: { token } }),
    }),
};

export const staleByLink: readonly string[] = [list.path];

export const posterOf = (linkId: number): string => requestFor(poster, { params: { linkId } }).url;
