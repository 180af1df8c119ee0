import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import { expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';

const api = await testApi({ settings: { RATE_LIMITS: 'strict' } });
const us = await api.organization();

it('lets nobody ask for more than ten call backs a day: each is a letter', async () => {
  const [asker, listener] = [await us.member({ role: 'Director' }), await us.member()];
  const { userId: supporterId } = listener.actor;
  await asker.call(wellbeingApi.setSupporter, { params: { userId: supporterId }, body: {} });
  const answers: number[] = [];
  for (let i = 0; i < 11; i += 1) {
    const { statusCode } = await asker.send(wellbeingApi.askForCall, { body: { supporterId } });
    answers.push(statusCode);
  }
  expect(answers).toEqual([...Array(10).fill(201), 429]);
  expect(await api.letters()).toHaveLength(10);
});
