import { activityApi } from '@sitewright/domain/activity/api';
import { backupApi } from '@sitewright/domain/backup/api';
import { carbonApi } from '@sitewright/domain/carbon/api';
import { aCarbonEntryDraft } from '@sitewright/domain/carbon/carbon-entry.fixture';
import { diaryApi } from '@sitewright/domain/diary/api';
import { aDiaryCommentDraft, aDiaryEntryDraft } from '@sitewright/domain/diary/diary-entry.fixture';
import { errorReportsApi } from '@sitewright/domain/error-reports/api';
import { filesApi } from '@sitewright/domain/files/api';
import { journalApi } from '@sitewright/domain/journal/api';
import { can } from '@sitewright/domain/kernel/access';
import { daysAfter, londonDay } from '@sitewright/domain/kernel/calendar';
import { found } from '@sitewright/domain/kernel/problem';
import { labourApi } from '@sitewright/domain/labour/api';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { aPurchaseOrderDraft } from '@sitewright/domain/purchase-orders/purchase-order.fixture';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { aSiteIssueDraft } from '@sitewright/domain/site-issues/site-issue.fixture';
import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import { aTalkDraft } from '@sitewright/domain/wellbeing/wellbeing.fixture';
import { aPicture } from './a-picture.ts';
import type { Caller } from './caller.ts';
import { linkTo, tokenIn } from './links.ts';

type Make = (author: Caller, projectId: number) => Promise<Partial<Records>>;

const issueBy: Make = async (author, projectId) => {
  const body = aSiteIssueDraft({ projectId });
  const { id: siteIssueId } = await author.call(siteIssuesApi.report, { body });
  return { siteIssueId };
};

const reportBy: Make = async (author) => {
  const body = { message: 'The page went white' };
  const { id } = await author.call(errorReportsApi.report, { body });
  const errorReportId = found(id ?? undefined);
  const params = { errorReportId };
  await author.call(errorReportsApi.attachScreenshot, { params, file: aPicture() });
  return { errorReportId };
};

const fileBy: Make = async (author, projectId) => {
  const params = { projectId };
  const { id: fileId } = await author.call(filesApi.add, { params, query: {}, file: aPicture() });
  const { id: fileCommentId } = await author.call(filesApi.comment, {
    params: { fileId },
    body: { content: 'Which grid line is this?' },
  });
  return { fileId, fileCommentId };
};

/** A file that they deleted. Only for roles that see the bin. */
const binItemBy: Make = async (author, projectId) => {
  if (!can(author.actor, 'recycleBin', 'R')) return {};
  const { id: fileId } = await author.call(filesApi.add, {
    params: { projectId },
    query: {},
    file: aPicture(),
  });
  await author.send(filesApi.remove, { params: { fileId } });
  const items = await author.call(backupApi.listBin, { query: { recordType: 'file' } });
  return { binItemId: found(items.find(({ recordId }) => recordId === fileId)).id };
};

const messageBy: Make = async (author, projectId) => {
  const body = { message: 'Crane is back on' };
  const { id: journalMessageId } = await author.call(journalApi.write, {
    params: { projectId },
    body,
  });
  return { journalMessageId };
};

/**
 * Yesterday's entry, with a reason in case yesterday is signed off. Only for roles that may write.
 */
const diaryBy: Make = async (author, projectId) => {
  const date = daysAfter(londonDay(new Date()), -1);
  const { id: diaryCommentId } = await author.call(diaryApi.comment, {
    params: { projectId },
    body: aDiaryCommentDraft({ date }),
  });
  if (!can(author.actor, 'diary', 'C')) return { diaryCommentId };
  const body = aDiaryEntryDraft({ projectId, date, reason: 'Written up late' });
  const { id: diaryEntryId } = await author.call(diaryApi.create, { body });
  return { diaryCommentId, diaryEntryId };
};

/** A gang without members at work. Only for roles that may start one. */
const crewBy: Make = async (author, projectId) => {
  if (!can(author.actor, 'labour', 'C')) return {};
  const { id: gangId } = await author.call(labourApi.createGang, {
    body: { name: `Gang ${crypto.randomUUID()}`, operatives: 6 },
  });
  const { id: labourSessionId } = await author.call(labourApi.start, {
    body: { projectId, crewKind: 'gang', gangId },
  });
  return { labourSessionId };
};

/** From a supplier without a record, so that every supplier and material can be deleted. */
const orderBy: Make = async (author, projectId) => {
  if (!can(author.actor, 'purchaseOrder', 'C')) return {};
  const body = aPurchaseOrderDraft({ contractId: projectId });
  const { id: purchaseOrderId, items } = await author.call(purchaseOrdersApi.raise, { body });
  return { purchaseOrderId, purchaseOrderItemId: found(items[0]).id };
};

/** Diesel, with its ticket. */
const carbonBy: Make = async (author, projectId) => {
  if (!can(author.actor, 'carbonEntry', 'C')) return {};
  const body = aCarbonEntryDraft({ projectId });
  const { id: carbonEntryId } = await author.call(carbonApi.add, { body });
  const ticket = { params: { carbonEntryId }, file: aPicture() };
  const { uploadedFiles } = await author.call(carbonApi.addFile, ticket);
  return { carbonEntryId, carbonFileId: found(uploadedFiles[0]).id };
};

const talkBy: Make = async (author, projectId) => {
  if (!can(author.actor, 'diary', 'C')) return {};
  const body = aTalkDraft({ projectId });
  const { id: toolboxTalkId } = await author.call(wellbeingApi.recordTalk, { body });
  const token = tokenIn(await linkTo(author, 'toolboxTalk', toolboxTalkId));
  const signature = { name: 'Dan Price' };
  const { id: toolboxSignatureId } = await author.call(wellbeingApi.signTalkByLink, {
    params: { token },
    body: signature,
  });
  return { toolboxTalkId, toolboxSignatureId };
};

/** Their latest action. Only for roles that may read the log. */
const activityBy: Make = async (author, projectId) => {
  if (!can(author.actor, 'activityLog', 'R')) return {};
  await issueBy(author, projectId);
  const [entry] = await author.call(activityApi.list, { query: { limit: 1 } });
  return { activityLogId: found(entry).id };
};

/** Which records each of them makes; the log is read last. */
const makers = [
  { names: ['siteIssueId'], make: issueBy },
  { names: ['errorReportId'], make: reportBy },
  { names: ['fileId', 'fileCommentId'], make: fileBy },
  { names: ['binItemId'], make: binItemBy },
  { names: ['journalMessageId'], make: messageBy },
  { names: ['diaryCommentId', 'diaryEntryId'], make: diaryBy },
  { names: ['labourSessionId'], make: crewBy },
  { names: ['purchaseOrderId', 'purchaseOrderItemId'], make: orderBy },
  { names: ['carbonEntryId', 'carbonFileId'], make: carbonBy },
  { names: ['toolboxTalkId', 'toolboxSignatureId'], make: talkBy },
  { names: ['userId'], make: async ({ actor }: Caller) => ({ userId: actor.userId }) },
  { names: ['activityLogId'], make: activityBy },
] as const;

type Name = (typeof makers)[number]['names'][number];
type Records = Record<Name, number>;

const allNames: readonly Name[] = makers.flatMap(({ names }) => names);

/** Whether any of the needed records is made here. */
export const makesAnyOf = (needed: ReadonlySet<string>): boolean =>
  allNames.some((name) => needed.has(name));

/** Records that a user makes themselves and so owns; only the needed ones. */
export async function recordsBy(
  author: Caller,
  projectId: number,
  needed: ReadonlySet<string> = new Set(allNames),
): Promise<Partial<Records>> {
  const made: Partial<Records> = {};
  for (const { names, make } of makers)
    if (names.some((name) => needed.has(name))) Object.assign(made, await make(author, projectId));
  return made;
}

/** Made by a user with all permissions. */
export async function allRecordsBy(author: Caller, projectId: number): Promise<Records> {
  const made = await recordsBy(author, projectId);
  const pairs = allNames.map((name) => [name, found(made[name])]);
  return Object.fromEntries(pairs);
}
