export const ramsStatuses = [
  'draft',
  'in_review',
  'approved',
  'issued',
  'superseded',
  'withdrawn',
] as const;

/** How a person was briefed. */
export const signatureMethods = ['on_screen', 'by_link', 'at_induction'] as const;

/** The best first. */
export const controlTypes = ['eliminate', 'substitute', 'engineer', 'administrate', 'ppe'] as const;

/** The lowest first. */
export const riskBands = ['low', 'medium', 'high', 'critical'] as const;

/** How likely, and how bad. */
export const levels = [1, 2, 3, 4, 5] as const;

export const ppeKinds = [
  'hard_hat',
  'hi_vis',
  'safety_boots',
  'gloves',
  'eye_protection',
  'hearing_protection',
  'respirator',
  'harness',
  'coveralls',
  'face_shield',
] as const;

export type RamsStatus = (typeof ramsStatuses)[number];
type SignatureMethod = (typeof signatureMethods)[number];
export type ControlType = (typeof controlTypes)[number];
export type RiskBand = (typeof riskBands)[number];
type Level = (typeof levels)[number];
export type PpeKind = (typeof ppeKinds)[number];

export const statusLabels: Record<RamsStatus, string> = {
  draft: 'Draft',
  in_review: 'In review',
  approved: 'Approved',
  issued: 'Issued',
  superseded: 'Superseded',
  withdrawn: 'Withdrawn',
};

export const methodLabels: Record<SignatureMethod, string> = {
  on_screen: 'Signed on screen',
  by_link: 'Signed by link, not witnessed',
  at_induction: 'Signed at induction',
};

export const controlLabels: Record<ControlType, string> = {
  eliminate: 'Eliminate',
  substitute: 'Substitute',
  engineer: 'Engineer',
  administrate: 'Administrate',
  ppe: 'PPE',
};

export const bandLabels: Record<RiskBand, string> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  critical: 'Critical',
};

export const likelihoodLabels: Record<Level, string> = {
  1: 'Very unlikely',
  2: 'Unlikely',
  3: 'Possible',
  4: 'Likely',
  5: 'Very likely',
};

export const severityLabels: Record<Level, string> = {
  1: 'Negligible',
  2: 'Minor',
  3: 'Moderate',
  4: 'Major',
  5: 'Severe',
};

export const ppeLabels: Record<PpeKind, string> = {
  hard_hat: 'Hard hat',
  hi_vis: 'Hi-vis',
  safety_boots: 'Safety boots',
  gloves: 'Gloves',
  eye_protection: 'Eye protection',
  hearing_protection: 'Hearing protection',
  respirator: 'Respirator, face-fit tested',
  harness: 'Harness',
  coveralls: 'Coveralls',
  face_shield: 'Face shield',
};
