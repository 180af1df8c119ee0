import { diaryApi } from '@sitewright/domain/diary/api';
import { aDiaryEntryDraft, laborText } from '@sitewright/domain/diary/diary-entry.fixture';
import { can, type Role, roles } from '@sitewright/domain/kernel/access';
import { daysAfter, londonDay } from '@sitewright/domain/kernel/calendar';
import { isCommand } from '@sitewright/domain/kernel/endpoint';
import { describe, expect, it } from 'vitest';
import { replyTo } from '../testing/answer.ts';
import { testApi } from '../testing/api.ts';
import { endpoints } from '../testing/endpoints.ts';
import { aWorld } from '../testing/world.ts';

/** Unique figures, for nine carpenters and for one. */
const pay = { hourlyRate: 187.31, dayRate: 1498.48, totalPay: 13_579.11 };
const nine = laborText({ ...pay, operatives: 9 });
const oneCarpenter = laborText(pay);
const found = (body: unknown) =>
  Object.values(pay)
    .map(String)
    .filter((figure) => String(body).includes(figure));

const api = await testApi();
const us = await api.organization();
const director = await us.member({ role: 'Managing Director' });
const world = await aWorld(us, director);
const { projectId } = world;
const date = daysAfter(londonDay(new Date()), -1);
const reason = 'Rates came late';

const write = (labor: string) =>
  director.call(diaryApi.create, { body: aDiaryEntryDraft({ projectId, date, labor, reason }) });
await write(nine);
const { id: diaryEntryId, version } = await write(oneCarpenter);
const params = { diaryEntryId };
const inDiary = { name: 'Ann Ray', despiteGaps: true };
await director.call(diaryApi.signOff, { params: { projectId, date }, body: inDiary });
const summarised = { workSummary: 'Lift 6', reason };
await director.call(diaryApi.edit, { params, body: summarised });

const reads = endpoints.filter(({ endpoint }) => !isCommand(endpoint) && !endpoint.stream);

const mayKnow = (role: Role) =>
  can({ userId: 1, role, isOrganizationAdmin: false }, 'worker.pay', 'R');
const seers = roles.filter(mayKnow);
const others = roles.filter((role) => !mayKnow(role));

const figuresShownTo = async (role: Role) => {
  const reader = await us.member({ role });
  const replies = [
    await reader.send(diaryApi.read, { params }),
    await reader.send(diaryApi.list, { query: { projectId } }),
    await reader.send(diaryApi.amendments, { params }),
  ];
  return replies.map(({ body }) => found(body).length);
};

it.each(seers)('the diary shows a %s what a worker earns', async (role) => {
  expect(await figuresShownTo(role)).toEqual([3, 3, 3]);
});

it.each(others)('no response shows it to a %s', async (role) => {
  expect(await figuresShownTo(role)).toEqual([0, 0, 0]);
  const reader = await us.member({ role });
  for (const { endpoint, name, sample } of reads) {
    const ask = sample({ ...world, diaryEntryId });
    const { body } = await replyTo(api.app, endpoint, ask, reader.session);
    expect([name, ...found(body)]).toEqual([name]);
  }
});

describe('a user without access to pay', () => {
  it('does not see it in the response to their own entry, nor in a conflict', async () => {
    const manager = await us.member({ role: 'Site Manager' });
    const body = aDiaryEntryDraft({ projectId, date, labor: oneCarpenter, reason });
    expect(found((await manager.send(diaryApi.create, { body })).body)).toEqual([]);
    const late = { params, body: { workSummary: 'Lift 7', version } };
    const refused = await manager.send(diaryApi.edit, late);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().current).toHaveProperty('labor', laborText());
  });

  it('does not change it by editing', async () => {
    const manager = await us.member({ role: 'Site Manager' });
    const body = { labor: laborText({ company: 'Bower', hourlyRate: 9 }), reason };
    const edited = await manager.send(diaryApi.edit, { params, body });
    expect(edited.json()).toMatchObject({ company: 'Bower' });
    expect(found(edited.body)).toEqual([]);
    const { labor } = await director.call(diaryApi.read, { params });
    expect(JSON.parse(labor)).toMatchObject({ company: 'Bower', ...pay });
  });
});
