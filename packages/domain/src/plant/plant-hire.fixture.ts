import type { PlantHire, PlantHireDraft } from './plant-hire.ts';

export const aPlantHireDraft = (over: Partial<PlantHireDraft> = {}): PlantHireDraft => ({
  projectId: 1,
  name: '13 t excavator',
  supplierName: 'Tarn Plant Hire',
  supplierEmail: 'hire@tarn.example',
  hireNumber: 'TPH-4471',
  onHireAt: '2026-03-02T07:30:00.000Z',
  ...over,
});

const toTheNotice = {
  chargedUntil: 'notice',
  noticeDays: 0,
  noticeUnit: 'working_day',
  noticeCutOff: null,
} as const;

const threeDays = {
  hoursUsed: '0.0',
  daysOnHire: 3,
  daysCharged: 3,
  lastChargedDay: null,
  cost: '360.00',
  costToCome: '0.00',
};

export const aPlantHire = (over: Partial<PlantHire> = {}): PlantHire => ({
  id: 1,
  organizationId: 1,
  projectId: 1,
  name: '13 t excavator',
  plantType: null,
  supplierName: 'Tarn Plant Hire',
  supplierEmail: 'hire@tarn.example',
  hireNumber: 'TPH-4471',
  status: 'on_hire',
  onHireAt: '2026-03-02T07:30:00.000Z',
  expectedOffHire: null,
  rate: '120.00',
  ratePer: 'day',
  weekendRule: 'charged',
  minimumDays: 1,
  ...toTheNotice,
  isOperated: false,
  operatorName: null,
  fuelType: null,
  litresPerHour: null,
  certificateNumber: null,
  certificateExpiry: null,
  offHireNoticeAt: null,
  offHireNumber: null,
  collectedAt: null,
  damage: null,
  notes: null,
  breakdown: null,
  lastUsedOn: null,
  ...threeDays,
  certificate: 'none',
  alerts: [],
  createdAt: '2026-03-02T09:00:00.000Z',
  createdBy: 1,
  updatedAt: '2026-03-02T09:00:00.000Z',
  updatedBy: 1,
  version: 1,
  ...over,
});
