import type { CisStatus, InsuranceType, SupplierStatus, SupplierType } from './supplier-type.ts';

/** As people read them; a spreadsheet that is read in may use either. */
export const typeLabels: Record<SupplierType, string> = {
  materials: 'Materials',
  plant_hire: 'Plant hire',
  subcontractor: 'Subcontractor',
  labour_agency: 'Labour agency',
  waste_carrier: 'Waste carrier',
  professional_services: 'Professional services',
  utilities: 'Utilities',
  other: 'Other',
};

export const statusLabels: Record<SupplierStatus, string> = {
  pending: 'Being set up',
  active: 'Active',
  preferred: 'Preferred',
  on_hold: 'On hold',
  blocked: 'Blocked',
  inactive: 'Inactive',
};

export const insuranceLabels: Record<InsuranceType, string> = {
  public_liability: 'Public liability',
  employers_liability: "Employers' liability",
  professional_indemnity: 'Professional indemnity',
  plant_hired_in: 'Plant hired in',
};

export const cisLabels: Record<CisStatus, string> = {
  gross: 'Gross payment',
  standard20: '20 % deduction',
  higher30: '30 % deduction',
  unverified: 'Not verified yet',
  not_in_scope: 'Outside CIS',
};
