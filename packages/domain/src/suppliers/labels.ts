/** As people read them; a spreadsheet that is read in may use either. */
export const typeLabels = {
  materials: 'Materials',
  plant_hire: 'Plant hire',
  subcontractor: 'Subcontractor',
  labour_agency: 'Labour agency',
  waste_carrier: 'Waste carrier',
  professional_services: 'Professional services',
  utilities: 'Utilities',
  other: 'Other',
};

/** `pending` is being set up; `on_hold` and `blocked` take no new orders. */
export const statusLabels = {
  pending: 'Being set up',
  active: 'Active',
  preferred: 'Preferred',
  on_hold: 'On hold',
  blocked: 'Blocked',
  inactive: 'Inactive',
};

export const insuranceLabels = {
  public_liability: 'Public liability',
  employers_liability: "Employers' liability",
  professional_indemnity: 'Professional indemnity',
  plant_hired_in: 'Plant hired in',
};

/** The Construction Industry Scheme deduction: none, 20 % or 30 %. */
export const cisLabels = {
  gross: 'Gross payment',
  standard20: '20% deduction',
  higher30: '30% deduction',
  unverified: 'Not yet verified',
  not_in_scope: 'Outside CIS',
};
