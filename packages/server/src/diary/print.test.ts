import { diaryApi } from '@sitewright/domain/diary/api';
import { aDiaryCommentDraft, aDiaryEntryDraft } from '@sitewright/domain/diary/diary-entry.fixture';
import { diaryPrintsApi } from '@sitewright/domain/diary/prints-api';
import { filesApi } from '@sitewright/domain/files/api';
import {
  daysAfter,
  formatDateTime,
  formatFullDate,
  londonDay,
} from '@sitewright/domain/kernel/calendar';
import { labourApi } from '@sitewright/domain/labour/api';
import { plantApi } from '@sitewright/domain/plant/api';
import { aPlantHireDraft } from '@sitewright/domain/plant/plant-hire.fixture';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { aSiteIssueDraft } from '@sitewright/domain/site-issues/site-issue.fixture';
import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import { extractText } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { aPicture } from '../testing/a-picture.ts';
import { testApi } from '../testing/api.ts';

const api = await testApi();
const us = await api.organization();
await us.profile();
const { id: projectId, name: contract } = await us.project();
const manager = await us.member({ role: 'Site Manager' });
const date = daysAfter(londonDay(new Date()), -1);
const labor = JSON.stringify({ company: 'Żółć Piling', startTime: '07:30', finishTime: '12:00' });

const { id } = await manager.call(diaryApi.create, {
  body: aDiaryEntryDraft({ projectId, date, labor, weatherImpact: 'Pour stood down at 13:20' }),
});
const earlier = aDiaryEntryDraft({ projectId, date: daysAfter(date, -2) });
await manager.call(diaryApi.create, { body: earlier });
await manager.call(filesApi.addEntryPhoto, {
  params: { diaryEntryId: id },
  query: {},
  file: aPicture(),
});
const { id: diaryCommentId, createdAt: written } = await manager.call(diaryApi.comment, {
  params: { projectId },
  body: aDiaryCommentDraft({ date, comment: 'Concrete moved to Friday' }),
});

await manager.call(filesApi.addCommentPhoto, {
  params: { diaryCommentId },
  query: {},
  file: aPicture(),
});
await manager.call(diaryApi.edit, {
  params: { diaryEntryId: id },
  body: { materialsDelivered: '18 m³ of C32/40' },
});

const params = { projectId, date };
const week = { params: { projectId }, query: { from: daysAfter(date, -6), to: date } };
const printDay = () => manager.send(diaryPrintsApi.dayPdf, { params });
const pagesOf = async ({ rawPayload }: { rawPayload: Buffer }) =>
  (await extractText(new Uint8Array(rawPayload))).text;

describe('a printed day', () => {
  it('has the company, the contract, the entries, the comments and a box to sign in', async () => {
    const print = await printDay();
    expect(print.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining(`${date}.pdf`),
    });
    const page = (await pagesOf(print)).join('\n');
    for (const words of [
      contract,
      formatFullDate(date),
      '07:30–12:00 · Żółć Piling',
      '4.5 h',
      'Weather impact: Pour stood down at 13:20',
      `${formatDateTime(new Date(written))} Ann Ray, about 13:00: Concrete moved to Friday`,
      'Not signed off yet',
      'Edited by Ann Ray, ',
    ])
      expect(page).toContain(words);
  });

  it('shows the photos of entries and comments', async () => {
    const { rawPayload } = await printDay();
    expect(rawPayload.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(2);
  });

  it('shows who signed it off', async () => {
    const signing = { params, body: { name: 'Ann Ray', despiteGaps: true } };
    await manager.call(diaryApi.signOff, signing);
    const page = (await pagesOf(await printDay())).join('\n');
    expect(page).toContain('Signed off by');
    expect(page).toContain('Ann Ray');
  });
});

describe('the site of a printed day', () => {
  it('shows the crews, the plant with its certificate, talks, issues, and why an entry was amended', async () => {
    const { id: site } = await us.project();
    const today = londonDay(new Date());
    const crew = { crewKind: 'company', company: 'Bower Steel', operatives: 7 } as const;
    const { id: labourSessionId } = await manager.call(labourApi.start, {
      body: { projectId: site, ...crew },
    });
    await manager.call(plantApi.add, {
      body: aPlantHireDraft({
        projectId: site,
        name: '60 t crane',
        onHireAt: new Date().toISOString(),
        certificateExpiry: daysAfter(today, -5),
      }),
    });
    await manager.call(labourApi.finish, { params: { labourSessionId }, body: {} });
    const lifted = { type: 'plant', plant: '60 t crane', startTime: '08:00', finishTime: '12:15' };
    await manager.call(diaryApi.create, {
      body: aDiaryEntryDraft({ projectId: site, date: today, labor: JSON.stringify(lifted) }),
    });
    const steel = { company: 'Bower Steel', startTime: '08:00', finishTime: '17:00' };
    await manager.call(diaryApi.create, {
      body: aDiaryEntryDraft({ projectId: site, date: today, labor: JSON.stringify(steel) }),
    });
    const day = { projectId: site, date: today };
    const [entry] = await manager.call(diaryApi.list, { query: { projectId: site } });
    const edit = (body: object) =>
      manager.call(diaryApi.edit, { params: { diaryEntryId: entry?.id ?? 0 }, body });
    await edit({ workSummary: 'Slab laid' });
    await manager.call(diaryApi.signOff, { params: day, body: { name: 'Ann', despiteGaps: true } });
    await edit({ workSummary: 'Slab fixed', reason: 'The ticket says so' });
    await edit({ workSummary: 'Slab fixed and cured', reason: 'It was cured' });
    await manager.call(wellbeingApi.recordTalk, {
      body: {
        ...day,
        topic: null,
        title: 'Working at height',
        heldBy: 'Joy Okafor',
        attendees: ['Dan Price', 'Ivo Novak'],
      },
    });
    const issueDescription = 'Handrail is loose\nNorth stair';
    const issue = aSiteIssueDraft({ ...day, issueDescription });
    await manager.call(siteIssuesApi.report, { body: issue });
    expect(await manager.call(diaryApi.day, { params: day })).toMatchObject({ issuesOpened: 1 });
    const page = (await pagesOf(await manager.send(diaryPrintsApi.dayPdf, { params: day }))).join(
      ' ',
    );
    for (const words of [
      /Working at height 2 Joy Okafor/,
      /1 Handrail is loose Open/,
      /Bower Steel \d\d:\d\d \d\d:\d\d 0\.0 h 0\.0 h 7 0\.0/,
      /Bower Steel 08:00 17:00 9\.0 h \(1\) 9\.0/,
      /60 t crane .*4\.3 h EXPIRED/,
      /counts each person once and rounds the hours once/,
      /entries at different times of the day are taken as the same people/,
      /Edited by Ann Ray, [^A]* Amended after sign-off by/,
      /Amended after sign-off by .*: The ticket says so Work Summary before: \S/,
    ])
      expect(page.replaceAll('\n', ' ')).toMatch(words);
  });
});

describe('several printed days', () => {
  it('begin with an index', async () => {
    const [list, ...days] = await pagesOf(await manager.send(diaryPrintsApi.rangePdf, week));
    expect(list).toContain(formatFullDate(date));
    expect(list).toContain('Signed off');
    expect(list).toContain(formatFullDate(daysAfter(date, -2)));
    expect(list).not.toContain(formatFullDate(daysAfter(date, -1)));
    expect(days.join()).toContain('Żółć Piling');
  });

  it('are 31 at most', async () => {
    const from = daysAfter(date, -31);
    const tooLong = { params: { projectId }, query: { from, to: date } };
    const refused = await manager.send(diaryPrintsApi.rangePdf, tooLong);
    expect([refused.statusCode, refused.json().fields]).toEqual([
      400,
      { to: 'You can print up to 31 days at once' },
    ]);
  });
});
