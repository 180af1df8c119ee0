import { aLabourSession } from '@sitewright/domain/labour/labour-session.fixture';
import { rollCallApi } from '@sitewright/domain/labour/roll-call-api';
import { workforceApi } from '@sitewright/domain/workforce/api';
import type { OnSite } from '@sitewright/domain/workforce/on-site';
import type { Worker } from '@sitewright/domain/workforce/worker';
import { beforeAll, expect, it } from 'vitest';
import { answerFrom } from '../platform/offline/answer.ts';
import { storeKey } from '../platform/offline/database.ts';
import { noteContact, storePack } from '../platform/offline/packs.ts';
import { personOf } from '../platform/offline/person.ts';
import { importKey } from '../platform/offline/sealing.ts';
import { aSessionUser } from '../testing/a-session-user.ts';
import { fakeStorage } from '../testing/fake-storage.ts';
import { cardText } from './card.tsx';
import { offlineAnswers } from './offline.ts';

const today = '2026-11-12';
const verdict = { state: 'clear', reason: null, reasons: [] };
const person = (id: number, firstName: string, company: string | null) => ({
  ...{ id, firstName, lastName: 'Price', company, jobTitle: 'Carpenter', verdict },
  ...{ inductedProjectIds: [7], atWorkOnId: 7, employmentStatus: 'active' },
});
const workers = [
  person(1, 'Dan', 'Harkness'),
  person(2, 'Cal', 'Harkness'),
  person(3, 'Abe', null),
];
const tick = {
  labourSessionId: 4,
  workerId: 2,
  accountedAt: `${today}T07:40:00.000Z`,
  createdBy: 1,
};
const session = aLabourSession({ id: 4, operatives: 3, workerIds: [1, 2, 3], finishedAt: null });
const contract = { sessions: [session], verdicts: [], rollCallTicks: [{ ...tick, date: today }] };

beforeAll(async () => {
  await fakeStorage();
  await storeKey({ person: personOf(aSessionUser()), key: await importKey('A'.repeat(43)) });
  await noteContact();
  await storePack('company', { workers } as never, null, aSessionUser());
  await storePack('contract-7', contract as never, null, aSessionUser());
});

const read = async (url: string) => (await answerFrom(offlineAnswers, url))?.reply;

it('says of no one that they have no card, as cards are not kept on a phone', async () => {
  const [dan] = (await read(workforceApi.list.path)) as Worker[];
  expect(cardText(dan as Worker)).toBe('Card not saved on this phone');
});

it('keeps those accounted for at the roll call of that day', async () => {
  const path = rollCallApi.rollCallTicks.path.replace(':projectId', '7');
  expect(await read(path.replace(':date', today))).toMatchObject([tick]);
  expect(await read(path.replace(':date', '2026-11-13'))).toEqual([]);
});

it('lists the people of a roll call by company and name, as the server does', async () => {
  const people = (await read(workforceApi.rollCall.path.replace(':projectId', '7'))) as OnSite[];
  expect(people.map(({ name }) => name)).toEqual(['Cal Price', 'Dan Price', 'Abe Price']);
});
