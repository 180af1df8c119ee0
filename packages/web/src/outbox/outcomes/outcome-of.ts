import { diaryApi } from '@sitewright/domain/diary/api';
import { filesApi } from '@sitewright/domain/files/api';
import { endpointName } from '@sitewright/domain/kernel/endpoint';
import { changedMeanwhile, notFound, planSuspended } from '@sitewright/domain/kernel/problem';
import { labourApi } from '@sitewright/domain/labour/api';
import type { CrewAtWork } from '@sitewright/domain/labour/crew';
import type { FinishedSession } from '@sitewright/domain/labour/labour-session';
import { rollCallApi } from '@sitewright/domain/labour/roll-call-api';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import type { KeptInput, OutboxItem, Trouble } from '../../platform/outbox/item.ts';
import { dayText, timeText } from '../../ui/format/date-time.ts';

/** The buttons of an item that needs a person. */
export type Way =
  | 'Decide'
  | 'Send as amendment'
  | 'Send as comment'
  | 'Write it again'
  | 'Move to another contract'
  | 'Use theirs'
  | 'Add mine as an entry'
  | 'OK'
  | 'Edit'
  | 'Retry'
  | 'Copy text'
  | 'Save to phone'
  | 'Delete mine'
  | 'Delete';

type Outcome = { sentence: string; ways: Way[] };

/** What can be saved: a file, a text to copy, or nothing. */
type OutcomeContext = { text: string };

type Refused = Pick<OutboxItem, 'endpoint' | 'input' | 'hasFile'> & { trouble: Trouble };
type Row = (refused: Refused, saving: Way[]) => Outcome | undefined;

/** Why the server refused an item, and what its author can do. */
export function outcomeOf(
  { endpoint, input, hasFile, trouble = unknown }: OutboxItem,
  { text }: OutcomeContext,
): Outcome {
  const saving: Way[] = hasFile ? ['Save to phone'] : text ? ['Copy text'] : [];
  const refused = { endpoint, input, hasFile, trouble };
  for (const row of rows) {
    const outcome = row(refused, saving);
    if (outcome) return outcome;
  }
  return { sentence: trouble.message, ways: ['Retry', ...saving, 'Delete'] };
}

const unknown: Trouble = { status: 0, code: 'unknown', message: 'This could not be sent.' };

const changedByOthers: Row = ({ endpoint, trouble: { code, current } }) =>
  code === changedMeanwhile.code && current !== undefined
    ? {
        sentence: `Someone else changed this ${nounOf(endpoint)}.`,
        ways: ['Decide', 'Delete mine'],
      }
    : undefined;

const signedOffCodes = ['diary.needs_reason', 'labour.day_is_signed_off'];
const daySignedOff: Row = ({ trouble }) =>
  signedOffCodes.includes(trouble.code)
    ? { sentence: 'This day is signed off.', ways: ['Send as amendment', 'Delete mine'] }
    : undefined;

const photoAfterSignOff: Row = ({ endpoint, trouble }) =>
  trouble.code === 'file.day_is_signed_off' && endpoint === endpointName(filesApi.addEntryPhoto)
    ? {
        sentence: 'This day is signed off.',
        ways: ['Send as comment', 'Save to phone', 'Delete mine'],
      }
    : undefined;

/** Not found can be the contract, a member of the gang, the machine or the worker. */
const crewNotFound: Row = ({ endpoint, trouble }) =>
  trouble.code === notFound.code && endpoint === endpointName(labourApi.start)
    ? {
        sentence: 'The contract, the machine or a member of the gang is no longer there.',
        ways: ['Add mine as an entry', 'Retry', 'Delete'],
      }
    : undefined;

const tickNotFound: Row = ({ endpoint, trouble }) =>
  trouble.code === notFound.code && ticks.includes(endpoint)
    ? { sentence: 'The contract, the crew or the worker is no longer there.', ways: ['Delete'] }
    : undefined;

const ticks = [rollCallApi.tick, rollCallApi.untick].map(endpointName);

const recordsWithContract = [diaryApi.create, siteIssuesApi.report].map(endpointName);
const contractGone: Row = ({ endpoint, trouble, input }, saving) => {
  const isOfContract = nounOf(endpoint) === 'contract' || input.body?.projectId !== undefined;
  if (trouble.code !== notFound.code || trouble.fields || !isOfContract) return;
  const move: Way[] = recordsWithContract.includes(endpoint) ? ['Move to another contract'] : [];
  return { sentence: 'The contract is no longer there.', ways: [...move, ...saving, 'Delete'] };
};

type Deletion = { deletedByName: string; deletedAt: string };

/** Whether the record can be written again from what it was and what was changed of it. */
const isWhole = ({ body = {} }: KeptInput): boolean => {
  const fields = { ...(body.base as object), ...body };
  return 'projectId' in fields && 'date' in fields;
};

const edits = [diaryApi.edit, siteIssuesApi.edit].map(endpointName);
const recordDeleted: Row = ({ endpoint, trouble, input }, saving) => {
  const { deletedByName, deletedAt } = (trouble.current ?? {}) as Partial<Deletion>;
  if (trouble.code !== notFound.code || !deletedByName || !deletedAt) return;
  const again: Way[] = edits.includes(endpoint) && isWhole(input) ? ['Write it again'] : saving;
  return {
    sentence: `This ${nounOf(endpoint)} was deleted by ${deletedByName} on ${dayText(deletedAt)}.`,
    ways: [...again, 'Delete mine'],
  };
};

const alreadyAtWork: Row = ({ trouble, input }) => {
  const current = trouble.current as CrewAtWork | undefined;
  if (trouble.code !== 'labour.already_at_work' || !current) return;
  const { crew, projectId, contract, startedAt, startedByName } = current;
  const where = projectId === input.body?.projectId ? 'here' : `on ${contract}`;
  const by = startedByName ? ` (${startedByName})` : '';
  return {
    sentence: `${crew} was already at work ${where} since ${timeText(startedAt)}${by}.`,
    ways: ['Use theirs', 'Add mine as an entry'],
  };
};

const alreadyStopped: Row = ({ trouble, input }, saving) => {
  const { finishedAt, finishedByName } = (trouble.current ?? {}) as Partial<FinishedSession>;
  if (trouble.code !== 'labour.is_finished' || !finishedAt) return;
  const by = finishedByName ? ` by ${finishedByName}` : '';
  return {
    sentence: `Already stopped at ${timeText(finishedAt)}${by}.`,
    ways: [...(input.body?.workSummary ? saving : []), 'OK'],
  };
};

const stepNotPossible: Row = ({ trouble: { status, code, message }, hasFile }) =>
  status === 409 && code.startsWith('site_issue.is_') && !hasFile
    ? { sentence: message, ways: ['Send as comment', 'Delete mine'] }
    : undefined;

const isFull = ({ status, code }: Trouble): boolean =>
  [planSuspended.code, 'file.quota_reached', 'outbox.too_old'].includes(code) ||
  /\.too_many_\w*photos$/.test(code) ||
  status === 507;

const noRoom: Row = ({ trouble }, saving) =>
  isFull(trouble) ? { sentence: trouble.message, ways: ['Retry', ...saving, 'Delete'] } : undefined;

const fileRefused: Row = ({ trouble, hasFile }) =>
  hasFile && [400, 409, 413, 415].includes(trouble.status)
    ? { sentence: trouble.message, ways: ['Delete', 'Save to phone'] }
    : undefined;

const fieldsRefused: Row = ({ trouble }, saving) =>
  trouble.fields ? { sentence: trouble.message, ways: ['Edit', ...saving, 'Delete'] } : undefined;

const notAllowed: Row = ({ endpoint, trouble }, saving) => {
  if (trouble.status !== 403) return;
  const comment: Way[] = edits.includes(endpoint) ? ['Send as comment'] : [];
  return { sentence: trouble.message, ways: [...comment, ...saving, 'Retry', 'Delete'] };
};

/** The first that fits says what has happened. */
const rows: readonly Row[] = [
  ...[changedByOthers, daySignedOff, photoAfterSignOff],
  ...[crewNotFound, tickNotFound, contractGone, recordDeleted],
  ...[alreadyAtWork, alreadyStopped, stepNotPossible],
  ...[noRoom, fileRefused, fieldsRefused, notAllowed],
];

const nouns: Record<string, string> = {
  diaryEntryId: 'entry',
  diaryCommentId: 'comment',
  siteIssueId: 'issue',
  fileId: 'file',
  journalMessageId: 'message',
  labourSessionId: 'crew',
  projectId: 'contract',
};

/** The record in its endpoint's path: `entry` of `PATCH /api/diary-entries/:diaryEntryId`. */
export function nounOf(endpoint: string): string {
  const [, name = ''] = /:(\w+)/.exec(endpoint) ?? [];
  return nouns[name] ?? 'record';
}
