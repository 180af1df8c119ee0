import { plantApi } from '@sitewright/domain/plant/api';
import type { PlantHire } from '@sitewright/domain/plant/plant-hire';
import type { ContractPack } from '@sitewright/domain/site-pack/contract-pack';
import { offlineAnswer } from '../platform/offline/answer.ts';

/** The terms of a hire are never kept. */
const notKept = {
  supplierEmail: null,
  hireNumber: null,
  rate: null,
  ratePer: 'week',
  weekendRule: 'charged',
  minimumDays: 1,
  chargedUntil: 'notice',
  noticeDays: 0,
  noticeUnit: 'working_day',
  noticeCutOff: null,
  fuelType: null,
  litresPerHour: null,
  certificateNumber: null,
  certificateExpiry: null,
  notes: null,
  offHireNumber: null,
  collectedAt: null,
  damage: null,
  lastChargedDay: null,
  cost: null,
  costToCome: null,
} as const;

const hiresIn = ({ hires }: ContractPack): PlantHire[] =>
  hires.map((hire) => ({ ...notKept, ...hire }));

export const offlineAnswers = [
  // Only what is on site is kept.
  offlineAnswer(plantApi.list, async (packs, { text, number }) => {
    const contract = await packs.contract(number('projectId'));
    if (!contract) return;
    if (text('status') === 'active') return hiresIn(contract);
    if (text('status') === 'on_hire')
      return hiresIn(contract).filter(({ status }) => status === 'on_hire');
  }),
  offlineAnswer(plantApi.read, async (packs, { number }) => {
    const hires = (await packs.contracts()).flatMap(hiresIn);
    return hires.find(({ id }) => id === number('plantHireId'));
  }),
];
