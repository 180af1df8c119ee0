import type { Verdict } from './verdict.ts';
import type { Worker, WorkerDraft, WorkerRecord } from './worker.ts';
import { sealedFields } from './worker-values.ts';

const canWorkVerdict: Verdict = { state: 'can', reason: null, reasons: [] };

/** A worker without any obstacle. */
export const aWorker = (over: Partial<Worker> = {}): Worker => ({
  id: 1,
  workerId: 'W-001',
  firstName: 'Dan',
  lastName: 'Price',
  jobTitle: 'Carpenter',
  company: 'Harkness Formwork',
  employmentType: 'Staff',
  employmentStatus: 'active',
  cscsSchemeId: 'CSCS',
  cscsCardType: 'Skilled Worker',
  cscsCardExpiry: '2099-05-31',
  cardState: 'verified',
  rightToWorkCheckedOn: '2024-03-01',
  rightToWorkExpiresOn: null,
  inductedProjectIds: [1],
  atWorkOnId: null,
  mobilePhone: '07700 900123',
  hasPicture: false,
  verdict: canWorkVerdict,
  ...over,
});

export const aWorkerDraft = (over: Partial<WorkerDraft> = {}): WorkerDraft => ({
  firstName: 'Dan',
  lastName: 'Price',
  jobTitle: 'Carpenter',
  company: 'Harkness Formwork',
  employmentType: 'Staff',
  ...over,
});

const nothingHeld = Object.fromEntries(
  sealedFields.map((field) => [field, null]),
) as WorkerRecord['held'];

const dan: WorkerRecord = {
  ...aWorker(),
  department: null,
  statusReason: null,
  startDate: '2024-03-04',
  endDate: null,
  active: true,
  certifications: [],
  qualifications: ['NVQ 2 Formwork'],
  skillsTraining: null,
  rightToWorkKind: 'list_a',
  cscsCardNumber: '01234567',
  cscsValidated: true,
  cscsValidatedAt: '2026-10-05T08:00:00.000Z',
  cscsCustomerName: 'Daniel Price',
  cscsSerial: null,
  cscsRegistrationNumber: null,
  cscsQualificationType: null,
  cscsQualificationDetails: null,
  cscsIsValid: true,
  hasCardPhoto: false,
  inductionCompleted: true,
  inductionDate: '2026-01-12',
  email: 'dan.price@harkness.example',
  phoneNumber: null,
  address: '4 Mill Row',
  city: 'Leeds',
  postcode: 'LS9 8AA',
  country: 'United Kingdom',
  emergencyContactName: 'Erin Price',
  emergencyContactPhone: '07700 900124',
  emergencyContactRelation: 'Wife',
  nextOfKin: null,
  vehicleRegistration: null,
  notes: null,
  badge: 'k3-badge-of-dan-price',
  held: nothingHeld,
  erasedAt: null,
  createdAt: '2026-03-02T09:00:00.000Z',
  updatedAt: '2026-03-02T09:00:00.000Z',
  createdBy: 1,
  updatedBy: 1,
  version: 1,
};

export const aWorkerRecord = (over: Partial<WorkerRecord> = {}): WorkerRecord => ({
  ...dan,
  ...over,
});
