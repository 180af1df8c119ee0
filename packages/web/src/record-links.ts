import { carbonEntryLink } from './carbon/record.ts';
import { certificateLink } from './certificates/record.ts';
import { diaryEntryLink } from './diary/record.ts';
import { emailTemplateLink } from './email-templates/record.ts';
import { fileLink } from './files/record.ts';
import { journalMessageLink } from './journal/record.ts';
import { materialLink } from './materials/record.ts';
import { plantHireLink } from './plant/record.ts';
import { projectLink } from './projects/record.ts';
import { purchaseOrderLink } from './purchase-orders/record.ts';
import { ramsLink } from './risk/record.ts';
import type { RecordLink } from './search/record-link.ts';
import { siteIssueLink } from './site-issues/record.ts';
import { supplierLink } from './suppliers/record.ts';
import { memberLink } from './team/record.ts';
import { workerLink } from './workforce/record.ts';

/** Every kind of record that the search finds. */
export const recordLinks: readonly RecordLink[] = [
  carbonEntryLink,
  certificateLink,
  diaryEntryLink,
  emailTemplateLink,
  fileLink,
  journalMessageLink,
  materialLink,
  memberLink,
  plantHireLink,
  projectLink,
  purchaseOrderLink,
  ramsLink,
  siteIssueLink,
  supplierLink,
  workerLink,
];
