import { diaryApi } from '@sitewright/domain/diary/api';
import { plantApi } from '@sitewright/domain/plant/api';
import { aPlantHireDraft } from '@sitewright/domain/plant/plant-hire.fixture';
import { expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';

const api = await testApi({ now: () => new Date('2026-11-12T12:00:00Z') });
const us = await api.organization();
const manager = await us.member({ role: 'Site Manager' });
const { id: here } = await us.project();
const { id: there } = await us.project();

it('plant that moved to another contract stays on the past days of the one it left', async () => {
  const onHireAt = '2026-11-09T08:00:00.000Z';
  const body = aPlantHireDraft({ projectId: here, onHireAt });
  const { id: plantHireId } = await manager.call(plantApi.add, { body });
  await manager.call(plantApi.transfer, { params: { plantHireId }, body: { projectId: there } });
  const onHire = (projectId: number) =>
    Promise.all(
      ['2026-11-08', '2026-11-09', '2026-11-11', '2026-11-12', '2026-11-13'].map(
        async (date) =>
          (await manager.call(diaryApi.day, { params: { projectId, date } })).plantOnHire,
      ),
    );
  // The day of the move counts for the new contract.
  expect(await onHire(here)).toEqual([0, 1, 1, 0, 0]);
  expect(await onHire(there)).toEqual([0, 0, 0, 1, 1]);
});
