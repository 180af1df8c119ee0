import { carbonEntryRecord } from './carbon/carbon-entry.record.ts';
import { carbonStandardRecord } from './carbon/carbon-standard.record.ts';
import { certificateRecord } from './certificates/certificate.record.ts';
import { costEntryRecord } from './costs/cost-entry.record.ts';
import { deliveryRecord } from './deliveries/delivery.record.ts';
import { diaryCommentRecord } from './diary/diary-comment.record.ts';
import { diaryEntryRecord } from './diary/diary-entry.record.ts';
import { emailTemplateRecord } from './email-templates/email-template.record.ts';
import { fileRecord } from './files/file.record.ts';
import { fileCommentRecord } from './files/file-comment.record.ts';
import { journalMessageRecord } from './journal/journal-message.record.ts';
import { tableFactsOf } from './kernel/record-type.ts';
import { labourSessionRecord } from './labour/labour-session.record.ts';
import { materialRecord } from './materials/material.record.ts';
import { notificationRecord } from './notifications/notification.record.ts';
import { companyProfileRecord } from './organizations/company-profile.record.ts';
import { plantHireRecord } from './plant/plant-hire.record.ts';
import { projectRecord } from './projects/project.record.ts';
import { purchaseOrderRecord } from './purchase-orders/purchase-order.record.ts';
import { ramsRecord } from './risk/rams.record.ts';
import { riskAssessmentRecord } from './risk/risk-assessment.record.ts';
import { siteIssueRecord } from './site-issues/site-issue.record.ts';
import { supplierRecord } from './suppliers/supplier.record.ts';
import { memberRecord } from './team/member.record.ts';
import { weatherRecord } from './weather/weather.record.ts';
import { toolboxTalkRecord } from './wellbeing/toolbox-talk.record.ts';
import { wellbeingRecord } from './wellbeing/wellbeing.record.ts';
import { workerRecord } from './workforce/worker.record.ts';

/** Every type of record, in the order of the webhooks and of a backup. */
export const recordTypes = [
  projectRecord,
  weatherRecord,
  diaryEntryRecord,
  diaryCommentRecord,
  journalMessageRecord,
  toolboxTalkRecord,
  labourSessionRecord,
  plantHireRecord,
  siteIssueRecord,
  certificateRecord,
  riskAssessmentRecord,
  ramsRecord,
  supplierRecord,
  materialRecord,
  purchaseOrderRecord,
  deliveryRecord,
  costEntryRecord,
  carbonEntryRecord,
  carbonStandardRecord,
  workerRecord,
  fileRecord,
  fileCommentRecord,
  companyProfileRecord,
  emailTemplateRecord,
  wellbeingRecord,
  notificationRecord,
  memberRecord,
] as const;

export const tableFacts = tableFactsOf(recordTypes);
