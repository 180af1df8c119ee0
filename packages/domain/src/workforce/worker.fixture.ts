import type { Worker } from './worker.ts';

export const aWorker = (over: Partial<Worker> = {}): Worker => ({
  id: 1,
  workerId: 'W-001',
  firstName: 'Dan',
  lastName: 'Price',
  jobTitle: 'Carpenter',
  company: 'Harkness Formwork',
  employmentType: 'Staff',
  employmentStatus: 'active',
  ...over,
});
