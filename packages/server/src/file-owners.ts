import { carbonEntryFiles } from './carbon/store.ts';
import { deliveryFiles } from './deliveries/file-owner.ts';
import { commentFiles, entryFiles } from './diary/file-owners.ts';
import { messageFiles } from './journal/store.ts';
import { issueFiles } from './site-issues/photos.ts';

/** What files belong to, other than their contract. */
export const fileOwners = {
  diaryEntryId: entryFiles,
  diaryCommentId: commentFiles,
  journalMessageId: messageFiles,
  deliveryId: deliveryFiles,
  carbonEntryId: carbonEntryFiles,
  siteIssueId: issueFiles,
};
