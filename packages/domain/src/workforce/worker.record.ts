import { recordType } from '../kernel/record-type.ts';

export const workerRecord = recordType({
  type: 'worker',
  resource: 'worker',
  label: { one: 'Worker', many: 'Workers' },
  rights: {
    worker: 'Workforce',
    'worker.private': 'Private worker details',
    'worker.pay': 'Pay rates',
    'worker.identity': 'Worker identity and bank details',
    'worker.health': 'Worker health, with a reason',
    'worker.health.edit': 'Worker health, changes',
    'worker.subjectAccess': 'Subject access and erasure',
  },
  table: 'workers',
  tables: {
    workers: {
      files: ['profile_picture', 'cscs_photo'],
      worker: 'id',
      sealed: [
        'date_of_birth',
        'national_insurance',
        'right_to_work',
        'driving_license',
        'bank_details',
        'tax_code',
        'pay',
        'medical_conditions',
        'allergies',
        'sick_days',
      ],
      hashes: ['national_insurance_hash'],
    },
    worker_competences: { noun: ['competence', 'competences'], worker: 'worker_id' },
    worker_inductions: { noun: ['induction', 'inductions'], worker: 'worker_id' },
    worker_card_checks: { noun: ['card check', 'card checks'], worker: 'worker_id' },
    worker_documents: {
      noun: ['document', 'documents'],
      files: ['document'],
      size: 'size',
      worker: 'worker_id',
    },
    worker_rates: {
      noun: ['rate', 'rates'],
      worker: 'worker_id',
      sealed: ['rates'],
      isSealed: true,
    },
  },
  backup: 'people',
  bin: {
    order: 12,
    names: ['first_name', 'last_name'],
    separator: ' ',
    number: { column: 'worker_id', taken: 'worker.id_is_taken_now' },
  },
  // People may ask for erasure and the log cannot be erased, so workers are named by their number.
  log: { category: 'workforce', name: 'workerId', hasParts: true },
  search: { kind: 'worker', order: 2 },
  webhook: { label: 'Workforce' },
});
