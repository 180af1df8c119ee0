import { plantApi } from '@sitewright/domain/plant/api';
import { timeAfterHire } from '@sitewright/domain/plant/hire-dates';
import { aPlantHireDraft } from '@sitewright/domain/plant/plant-hire.fixture';
import { expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';

const api = await testApi({ now: () => new Date('2026-11-12T12:00:00Z') });
const us = await api.organization();
const manager = await us.member({ role: 'Site Manager' });
const { id: projectId } = await us.project();

it('a machine that was collected did not come afterwards', async () => {
  const onHireAt = '2026-11-02T08:00:00.000Z';
  const draft = aPlantHireDraft({ projectId, onHireAt, expectedOffHire: null });
  const { id } = await manager.call(plantApi.add, { body: draft });
  const one = { params: { plantHireId: id } };
  await manager.call(plantApi.offHire, { ...one, body: { withoutMail: true } });
  const collectedAt = '2026-11-06T16:00:00.000Z';
  await manager.call(plantApi.collect, { ...one, body: { collectedAt } });
  const came = (onHireAt: string) => manager.send(plantApi.edit, { ...one, body: { onHireAt } });
  const refused = await came('2026-11-09T08:00:00.000Z');
  expect([refused.statusCode, refused.json().fields]).toEqual([
    400,
    { onHireAt: timeAfterHire.message },
  ]);
  expect((await came('2026-11-05T08:00:00.000Z')).json()).toMatchObject({ daysOnHire: 2 });
});
