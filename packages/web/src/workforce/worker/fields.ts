import { wordList } from '@sitewright/domain/workforce/fields';
import { WorkerDraft, type WorkerRecord } from '@sitewright/domain/workforce/worker';
import * as z from 'zod';
import { commaList, textsOf } from '../../forms/field-values.ts';
import type { useForm } from '../../ui/fields/use-form.ts';

const unitedKingdom = 'United Kingdom';

/** The values of the form: lists as text. */
export const WorkerFields = WorkerDraft.extend({
  certifications: commaList(wordList('Certification')),
  qualifications: commaList(wordList('Qualification')),
  country: z.string(),
});

export type FieldName = keyof z.input<typeof WorkerFields>;
type Values = Record<FieldName, string>;
type Filled = z.output<typeof WorkerFields>;
export type WorkerForm = ReturnType<typeof useForm<typeof WorkerFields>>;

export const blank: Values = {
  workerId: '',
  firstName: '',
  lastName: '',
  jobTitle: '',
  company: '',
  department: '',
  employmentType: '',
  startDate: '',
  certifications: '',
  qualifications: '',
  skillsTraining: '',
  rightToWorkKind: '',
  rightToWorkCheckedOn: '',
  rightToWorkExpiresOn: '',
  cscsSchemeId: '',
  cscsCardNumber: '',
  cscsCardType: '',
  cscsCardExpiry: '',
  cscsCustomerName: '',
  cscsSerial: '',
  cscsRegistrationNumber: '',
  cscsQualificationType: '',
  cscsQualificationDetails: '',
  email: '',
  phoneNumber: '',
  mobilePhone: '',
  address: '',
  city: '',
  postcode: '',
  country: unitedKingdom,
  emergencyContactName: '',
  emergencyContactPhone: '',
  emergencyContactRelation: '',
  nextOfKin: '',
  vehicleRegistration: '',
  notes: '',
};

export const valuesOf = (worker: WorkerRecord): Values => textsOf(blank, worker);

export const bodyOf = ({ country, ...filled }: Filled): WorkerDraft => ({
  ...filled,
  country: country.trim() || unitedKingdom,
});
