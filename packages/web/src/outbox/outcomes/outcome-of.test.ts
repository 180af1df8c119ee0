import { diaryApi } from '@sitewright/domain/diary/api';
import { filesApi } from '@sitewright/domain/files/api';
import type { Endpoint } from '@sitewright/domain/kernel/endpoint';
import { labourApi } from '@sitewright/domain/labour/api';
import { rollCallApi } from '@sitewright/domain/labour/roll-call-api';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { expect, it } from 'vitest';
import type { KeptInput, Trouble } from '../../platform/outbox/item.ts';
import { anItem } from './outbox-item.fixture.ts';
import { outcomeOf, type Way } from './outcome-of.ts';

type Case = [
  endpoint: Endpoint,
  status: number,
  code: string,
  sentence: string,
  ways: Way[],
  more?: Partial<Trouble> & { input?: KeptInput },
];

const message = 'The sentence of the server.';
const ofEntry = { params: { diaryEntryId: 12 } };
const deletion = { deletedByName: 'Priya Raman', deletedAt: '2026-11-16T09:00:00.000Z' };
const deletedEntry = 'This entry was deleted by Priya Raman on 16/11/2026.';
const gone = 'The contract is no longer there.';
const signedOff = 'This day is signed off.';
const wholeEntry = { base: { projectId: 3, date: '2026-11-16', workSummary: 'Slab' } };
const atWork = {
  ...{ labourSessionId: 4, projectId: 3, crew: 'Harkness Formwork', contract: 'Quay Street' },
  ...{ startedAt: '2026-11-16T07:40:00.000Z', startedByName: 'Priya Raman' },
};
const stopped = { finishedAt: '2026-11-16T12:02:00.000Z', finishedByName: 'Priya Raman' };
const closed = 'This issue is closed.';

const crewGone = 'The contract, the machine or a member of the gang is no longer there.';
const workerGone = 'The contract, the crew or the worker is no longer there.';

const cases: Case[] = [
  [labourApi.start, 404, 'not_found', crewGone, ['Add mine as an entry', 'Retry', 'Delete']],
  [rollCallApi.tick, 404, 'not_found', workerGone, ['Delete']],
  [
    diaryApi.edit,
    409,
    'changed_meanwhile',
    'Someone else changed this entry.',
    ['Decide', 'Delete mine'],
    { current: {}, input: ofEntry },
  ],
  [
    siteIssuesApi.edit,
    409,
    'changed_meanwhile',
    'Someone else changed this issue.',
    ['Decide', 'Delete mine'],
    { current: {} },
  ],
  [
    diaryApi.create,
    409,
    'diary.needs_reason',
    signedOff,
    ['Send as amendment', 'Delete mine'],
    { fields: { reason: message } },
  ],
  [diaryApi.edit, 409, 'diary.needs_reason', signedOff, ['Send as amendment', 'Delete mine']],
  [
    labourApi.start,
    409,
    'labour.day_is_signed_off',
    signedOff,
    ['Send as amendment', 'Delete mine'],
  ],
  [
    filesApi.addEntryPhoto,
    409,
    'file.day_is_signed_off',
    signedOff,
    ['Send as comment', 'Save to phone', 'Delete mine'],
  ],
  [
    diaryApi.edit,
    404,
    'not_found',
    deletedEntry,
    ['Write it again', 'Delete mine'],
    { current: deletion, input: { ...ofEntry, body: wholeEntry } },
  ],
  [
    filesApi.addEntryPhoto,
    404,
    'not_found',
    deletedEntry,
    ['Save to phone', 'Delete mine'],
    { current: deletion, input: ofEntry },
  ],
  [
    siteIssuesApi.comment,
    404,
    'not_found',
    'This issue was deleted by Priya Raman on 16/11/2026.',
    ['Copy text', 'Delete mine'],
    { current: deletion },
  ],
  [
    diaryApi.create,
    404,
    'not_found',
    gone,
    ['Move to another contract', 'Copy text', 'Delete'],
    { input: { body: { projectId: 3 } } },
  ],
  [
    siteIssuesApi.report,
    404,
    'not_found',
    gone,
    ['Move to another contract', 'Copy text', 'Delete'],
    { input: { body: { projectId: 3 } } },
  ],
  [
    diaryApi.comment,
    404,
    'not_found',
    gone,
    ['Copy text', 'Delete'],
    { input: { params: { projectId: 3 } } },
  ],
  [
    siteIssuesApi.report,
    404,
    'not_found',
    message,
    ['Edit', 'Copy text', 'Delete'],
    { fields: { assignedUserId: message }, input: { body: { projectId: 3 } } },
  ],
  [
    diaryApi.edit,
    403,
    'diary.too_late',
    message,
    ['Send as comment', 'Copy text', 'Retry', 'Delete'],
  ],
  [diaryApi.create, 403, 'not_allowed', message, ['Copy text', 'Retry', 'Delete']],
  [siteIssuesApi.close, 409, 'site_issue.is_closed', closed, ['Send as comment', 'Delete mine']],
  [
    labourApi.start,
    409,
    'labour.already_at_work',
    'Harkness Formwork was already at work here since 07:40 (Priya Raman).',
    ['Use theirs', 'Add mine as an entry'],
    { current: atWork, input: { body: { projectId: 3 } } },
  ],
  [
    labourApi.start,
    409,
    'labour.already_at_work',
    'Harkness Formwork was already at work on Quay Street since 07:40.',
    ['Use theirs', 'Add mine as an entry'],
    { current: { ...atWork, startedByName: null }, input: { body: { projectId: 8 } } },
  ],
  [
    labourApi.pause,
    409,
    'labour.is_finished',
    'Already stopped at 12:02 by Priya Raman.',
    ['OK'],
    { current: stopped },
  ],
  [
    filesApi.addEntryPhoto,
    413,
    'too_large',
    message,
    ['Delete', 'Save to phone'],
    { fields: { file: message } },
  ],
  [filesApi.addEntryPhoto, 415, 'wrong_type', message, ['Delete', 'Save to phone']],
  [
    filesApi.addEntryPhoto,
    400,
    'invalid',
    message,
    ['Delete', 'Save to phone'],
    { fields: { file: message } },
  ],
  [
    diaryApi.create,
    400,
    'invalid',
    message,
    ['Edit', 'Copy text', 'Delete'],
    { fields: { date: message } },
  ],
  [
    diaryApi.create,
    429,
    'diary.daily_share_limit',
    message,
    ['Edit', 'Copy text', 'Delete'],
    { fields: { sharedWith: message } },
  ],
  [
    filesApi.addEntryPhoto,
    409,
    'file.too_many_entry_photos',
    message,
    ['Retry', 'Save to phone', 'Delete'],
  ],
  [filesApi.addEntryPhoto, 507, 'no_room', message, ['Retry', 'Save to phone', 'Delete']],
  [diaryApi.create, 403, 'plan_suspended', message, ['Retry', 'Copy text', 'Delete']],
  [diaryApi.create, 0, 'outbox.too_old', message, ['Retry', 'Copy text', 'Delete']],
  [diaryApi.create, 500, 'unexpected', message, ['Retry', 'Copy text', 'Delete']],
];

it.each(cases)(
  '$0.summary, $1 $2',
  (endpoint, status, code, sentence, ways, { input = {}, ...more } = {}) => {
    const hasFile = 'upload' in endpoint;
    const words = sentence === closed ? closed : message;
    const trouble = { status, code, message: words, ...more };
    const item = anItem(endpoint, { input, hasFile, trouble });
    expect(outcomeOf(item, { text: hasFile ? '' : 'Poured slab B' })).toEqual({ sentence, ways });
  },
);
