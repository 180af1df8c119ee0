import { labourApi } from '@sitewright/domain/labour/api';
import { plantApi } from '@sitewright/domain/plant/api';
import { aPlantHireDraft } from '@sitewright/domain/plant/plant-hire.fixture';
import { machineAtWork } from '@sitewright/domain/plant/rules';
import { describe, expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';

const api = await testApi();
const us = await api.organization();
const manager = await us.member({ role: 'Site Manager' });
const { id: projectId } = await us.project();
const { id: elsewhere } = await us.project();

/** A machine that came yesterday, and the clock that runs for it. */
async function aMachineAtWork() {
  const onHireAt = new Date(Date.now() - 86_400_000).toISOString();
  const draft = aPlantHireDraft({ projectId, onHireAt, expectedOffHire: null });
  const { id } = await manager.call(plantApi.add, { body: draft });
  const body = { projectId, crewKind: 'plant', plantHireId: id } as const;
  const session = await manager.call(labourApi.start, { body });
  const stop = () =>
    manager.call(labourApi.finish, { params: { labourSessionId: session.id }, body: {} });
  return { hire: { params: { plantHireId: id } }, stop };
}

type Hire = Awaited<ReturnType<typeof aMachineAtWork>>['hire'];

describe('a machine whose clock runs', () => {
  it.each([
    [
      'transferred',
      (hire: Hire) => manager.send(plantApi.transfer, { ...hire, body: { projectId: elsewhere } }),
    ],
    ['deleted', (hire: Hire) => manager.send(plantApi.remove, hire)],
    [
      'collected',
      async (hire: Hire) => {
        await manager.send(plantApi.offHire, { ...hire, body: { withoutMail: true } });
        return manager.send(plantApi.collect, { ...hire, body: {} });
      },
    ],
  ])('is not %s until somebody stops it', async (_, go) => {
    const { hire, stop } = await aMachineAtWork();
    const refused = await go(hire);
    expect([refused.statusCode, refused.json().code]).toEqual([409, machineAtWork.code]);
    expect(await manager.call(plantApi.read, hire)).toMatchObject({ projectId, collectedAt: null });
    await stop();
    expect((await go(hire)).statusCode).toBeLessThan(300);
  });
});
