import { diaryApi } from '@sitewright/domain/diary/api';
import { aDiaryCommentDraft, aDiaryEntryDraft } from '@sitewright/domain/diary/diary-entry.fixture';
import { filesApi } from '@sitewright/domain/files/api';
import { dayIsSignedOff } from '@sitewright/domain/files/rules';
import { daysAfter, londonDay } from '@sitewright/domain/kernel/calendar';
import { describe, expect, it } from 'vitest';
import { aPicture } from '../testing/a-picture.ts';
import { testApi } from '../testing/api.ts';

const api = await testApi();
const us = await api.organization();
const director = await us.member({ role: 'Director' });
const { id: projectId } = await us.project();
const date = daysAfter(londonDay(new Date()), -1);

const { id: diaryEntryId } = await director.call(diaryApi.create, {
  body: aDiaryEntryDraft({ projectId, date }),
});
const { id: diaryCommentId } = await director.call(diaryApi.comment, {
  params: { projectId },
  body: aDiaryCommentDraft({ date }),
});
const picture = { query: {}, file: aPicture() };
const ofEntry = { params: { diaryEntryId }, ...picture };
const ofComment = { params: { diaryCommentId }, ...picture };
const photos = [
  ['an entry', (await director.call(filesApi.addEntryPhoto, ofEntry)).id],
  ['a comment', (await director.call(filesApi.addCommentPhoto, ofComment)).id],
] as const;
await director.call(diaryApi.signOff, {
  params: { projectId, date },
  body: { name: 'Joy Okafor', despiteGaps: true },
});

describe.each(photos)('after the sign-off, a photo of %s', (_, fileId) => {
  const fileParams = { params: { fileId } };
  const isSealed = { code: dayIsSignedOff.code, message: dayIsSignedOff.message };

  it('cannot be renamed or described', async () => {
    const body = { description: 'Grid E' };
    expect((await director.send(filesApi.edit, { ...fileParams, body })).json()).toMatchObject(
      isSealed,
    );
    expect(await director.call(filesApi.read, fileParams)).toMatchObject({ description: null });
  });

  it('cannot be deleted', async () => {
    expect((await director.send(filesApi.remove, fileParams)).json()).toMatchObject(isSealed);
    expect(await director.call(filesApi.read, fileParams)).toMatchObject({ id: fileId });
  });
});

it('after the sign-off, an entry accepts no more photos; comments on the day are still possible', async () => {
  const refused = await director.send(filesApi.addEntryPhoto, ofEntry);
  expect(refused.json().code).toBe(dayIsSignedOff.code);
  expect((await director.send(filesApi.addCommentPhoto, ofComment)).statusCode).toBe(201);
});
