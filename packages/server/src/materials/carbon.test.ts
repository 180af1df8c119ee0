import { materialsApi } from '@sitewright/domain/materials/api';
import { unknownFactor } from '@sitewright/domain/materials/carbon';
import type { MaterialDraft } from '@sitewright/domain/materials/material';
import { aMaterialDraft } from '@sitewright/domain/materials/material.fixture';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';

let today = '';
const api = await testApi({ now: () => new Date(`${today}T09:00:00Z`) });

const concrete = { carbonFactorId: '19_500_5020_15_1', weight: '2.4', weightUnit: 't' } as const;

async function aBuyer() {
  const organization = await api.organization();
  const buyer = await organization.member({ role: 'Buyer' });
  const add = (over: Partial<MaterialDraft>) =>
    buyer.send(materialsApi.add, { body: aMaterialDraft(over) });
  return { buyer, add };
}

beforeEach(() => {
  today = '2026-03-02';
});

describe('the carbon of a material', () => {
  it('uses the official edition of the day', async () => {
    const { add } = await aBuyer();
    // 2.4 t × 118.80307
    expect((await add(concrete)).json()).toMatchObject({
      carbonPerUnit: '285.127368',
      carbonYear: 2026,
      carbonSource: expect.stringContaining('Company Reporting 2026'),
    });
  });

  it('is calculated again when the weight changes, with the edition of that day, and otherwise unchanged', async () => {
    const { buyer, add } = await aBuyer();
    today = '2025-12-31';
    const { id } = (await add(concrete)).json();
    today = '2026-01-01';
    const edit = (body: object) =>
      buyer.call(materialsApi.edit, { params: { materialId: id }, body });
    // 2.4 t × 118.79306
    expect((await edit({ purchaseCost: '130' })).carbonPerUnit).toBe('285.103344');
    // 0.5 t × 118.80307
    expect((await edit({ weight: '0.5' })).carbonPerUnit).toBe('59.401535');
  });

  it('is refused for a year without an edition, and for an unknown factor id', async () => {
    const { add } = await aBuyer();
    const refused = { carbonFactorId: unknownFactor.message };
    expect((await add({ ...concrete, carbonFactorId: '19_500_1_15_1' })).json().fields).toEqual(
      refused,
    );
    today = '2031-01-01';
    expect((await add(concrete)).json().fields).toEqual(refused);
  });
});
