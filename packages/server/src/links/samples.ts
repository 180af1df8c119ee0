import type { linksApi } from '@sitewright/domain/links/api';
import type { Samples } from '../testing/world.ts';

/** Well formed, but of no record. */
const token = `1.1.${'A'.repeat(43)}`;

export const samples: Samples<typeof linksApi> = {
  list: ({ issuedRamsId: targetId }) => ({ query: { purpose: 'rams', targetId } }),
  create: ({ issuedRamsId: targetId }) => ({
    body: { purpose: 'rams', targetId, language: 'Polish' },
  }),
  revoke: ({ linkId }) => ({ params: { linkId } }),
  uses: ({ linkId }) => ({ params: { linkId } }),
  poster: ({ linkId }) => ({ params: { linkId } }),
  open: () => ({ params: { token } }),
};
