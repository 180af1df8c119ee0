import { carbonEntryServerRecord } from './carbon/record.ts';
import { certificateServerRecord } from './certificates/record.ts';
import { costEntryServerRecord } from './costs/record.ts';
import { diaryCommentServerRecord, diaryServerRecord } from './diary/record.ts';
import { emailTemplateServerRecord } from './email-templates/record.ts';
import { fileOwners } from './file-owners.ts';
import { fileCommentServerRecord, fileServerRecord } from './files/record.ts';
import { journalMessageServerRecord } from './journal/record.ts';
import { materialServerRecord } from './materials/record.ts';
import { plantHireServerRecord } from './plant/record.ts';
import type { ServerRecord } from './platform/server-record.ts';
import { projectServerRecord } from './projects/record.ts';
import { purchaseOrderServerRecord } from './purchase-orders/record.ts';
import { ramsServerRecord, riskAssessmentServerRecord } from './risk/record.ts';
import { siteIssueServerRecord } from './site-issues/record.ts';
import { supplierServerRecord } from './suppliers/record.ts';
import { toolboxTalkServerRecord } from './wellbeing/record.ts';
import { workerServerRecord } from './workforce/record.ts';

/** Every type of record that goes to the bin: how it is deleted and restored. */
export const serverRecords: readonly ServerRecord[] = [
  carbonEntryServerRecord,
  certificateServerRecord,
  costEntryServerRecord,
  diaryCommentServerRecord,
  diaryServerRecord,
  emailTemplateServerRecord,
  fileCommentServerRecord,
  fileServerRecord(fileOwners),
  journalMessageServerRecord,
  materialServerRecord,
  plantHireServerRecord,
  projectServerRecord,
  purchaseOrderServerRecord,
  ramsServerRecord,
  riskAssessmentServerRecord,
  siteIssueServerRecord,
  supplierServerRecord,
  toolboxTalkServerRecord,
  workerServerRecord,
];
