/** Unique texts: if one is found in the wrong place, it is a leak. */
export const identity = {
  dateOfBirth: '1907-03-19',
  nationalInsurance: 'CE918273B',
  rightToWork: 'planted-right-to-work',
  drivingLicense: 'planted-driving-licence',
  taxCode: 'PLANTED77',
  bankDetails: { accountName: 'Planted Account', sortCode: '918273', accountNumber: '91827364' },
};

export const health = {
  medicalConditions: 'planted-condition',
  allergies: 'planted-allergy',
  sickDays: { sickDaysTaken: 3, totalSickDays: 9, reasons: 'planted-illness' },
};

export const rate = { effectiveFrom: '2026-02-03', hourlyRate: '187.31', dayRate: '1498.48' };

const { bankDetails, ...papers } = identity;

/** Sealed field by field, or only for users who manage pay. */
export const markers = {
  identity: [...Object.values(papers), ...Object.values(bankDetails)],
  health: [health.medicalConditions, health.allergies, health.sickDays.reasons],
  pay: [rate.hourlyRate, rate.dayRate],
};

/** Private but not sealed: shown to users who manage the people of a site. */
export const home = {
  address: 'planted-street 19',
  emergencyContactName: 'planted-emergency',
  emergencyContactPhone: '07700 900918',
  nextOfKin: 'planted-kin',
};

export const allMarkers = Object.values(markers).flat();

export const markersIn = (text: string, among: readonly string[] = allMarkers): string[] =>
  among.filter((marker) => text.includes(marker));
