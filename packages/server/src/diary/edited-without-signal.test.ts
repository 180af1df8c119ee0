import { diaryApi } from '@sitewright/domain/diary/api';
import { aDiaryEntryDraft, laborText } from '@sitewright/domain/diary/diary-entry.fixture';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { aSiteIssueDraft } from '@sitewright/domain/site-issues/site-issue.fixture';
import { describe, expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';

const api = await testApi();
const us = await api.organization();
const director = await us.member({ role: 'Director' });
const onSite = await us.member({ role: 'Site Manager' });
const { id: projectId } = await us.project();
const pay = { hourlyRate: 21.5 };

/** Read by the phone before it lost signal: without pay. */
async function anEntry() {
  const labor = laborText({ ...pay, company: 'Bower', operatives: 4 });
  const body = aDiaryEntryDraft({ projectId, labor, weatherImpact: 'None' });
  const { id } = await director.call(diaryApi.create, { body });
  const params = { params: { diaryEntryId: id } };
  const { workSummary, weatherImpact, labor: seen } = await onSite.call(diaryApi.read, params);
  return { params, base: { workSummary, weatherImpact, labor: seen } };
}

describe('an entry edited without signal', () => {
  it('keeps what others changed in other fields, and pay that the phone never saw', async () => {
    const { params, base } = await anEntry();
    expect(JSON.parse(base.labor).hourlyRate).toBeUndefined();
    const theirs = {
      weatherImpact: 'Rain from 14:00',
      labor: laborText({ ...pay, company: 'Bower', operatives: 6 }),
    };
    await director.call(diaryApi.edit, { ...params, body: theirs });
    const labor = JSON.stringify({ ...JSON.parse(base.labor), company: 'Tarn' });
    const unchanged = { weatherImpact: base.weatherImpact, version: 1 };
    const mine = { workSummary: 'Poured bay 3', ...unchanged, labor, base };
    await onSite.call(diaryApi.edit, { ...params, body: mine });
    const entry = await director.call(diaryApi.read, params);
    expect(entry).toMatchObject({
      workSummary: 'Poured bay 3',
      weatherImpact: 'Rain from 14:00',
      version: 3,
    });
    expect(JSON.parse(entry.labor)).toMatchObject({ ...pay, company: 'Tarn', operatives: 6 });
  });

  it('asks where both changed the same field, and shows what it is now', async () => {
    const { params, base } = await anEntry();
    await director.call(diaryApi.edit, { ...params, body: { workSummary: 'Bay 3 cancelled' } });
    const body = { workSummary: 'Poured bay 3', base };
    const answer = await onSite.send(diaryApi.edit, { ...params, body });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'changed_meanwhile']);
    expect(answer.json().current.workSummary).toBe('Bay 3 cancelled');
    expect(answer.body).not.toContain('21.5');
    const entry = await director.call(diaryApi.read, params);
    expect(entry).toMatchObject({ workSummary: 'Bay 3 cancelled', version: 2 });
  });

  it('changes nothing where others wrote the same', async () => {
    const { params, base } = await anEntry();
    const same = { workSummary: 'Poured bay 3' };
    await director.call(diaryApi.edit, { ...params, body: same });
    const answer = await onSite.send(diaryApi.edit, { ...params, body: { ...same, base } });
    expect([answer.statusCode, answer.json().workSummary]).toEqual([200, same.workSummary]);
  });
});

it('merges a site issue in the same way', async () => {
  const draft = aSiteIssueDraft({ projectId, location: 'Level 2', priority: 'medium' });
  const { id } = await director.call(siteIssuesApi.report, { body: draft });
  const params = { params: { siteIssueId: id } };
  const base = { location: 'Level 2', priority: 'medium' as const };
  await director.call(siteIssuesApi.edit, { ...params, body: { priority: 'high' } });
  const moved = { ...base, location: 'Level 3', version: 1, base };
  const merged = await onSite.call(siteIssuesApi.edit, { ...params, body: moved });
  expect(merged).toMatchObject({ location: 'Level 3', priority: 'high' });
  const again = { location: 'Level 4', base };
  const answer = await onSite.send(siteIssuesApi.edit, { ...params, body: again });
  expect([answer.statusCode, answer.json().current.location]).toEqual([409, 'Level 3']);
});
