import { obstacleToPhoto } from '@sitewright/domain/site-issues/rules';
import type { FileOwner } from '../files/public.ts';
import { lockSiteIssue } from './store.ts';

export const issueFiles: FileOwner = {
  obstacleToRestoring: async (tx, id) => obstacleToPhoto(await lockSiteIssue(tx, id)),
};
