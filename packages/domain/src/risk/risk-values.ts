import { keysOf } from '../kernel/keys-of.ts';

/** How likely, and how bad. */
export const levels = [1, 2, 3, 4, 5] as const;

type Level = (typeof levels)[number];

export const statusLabels = {
  draft: 'Draft',
  in_review: 'In review',
  approved: 'Approved',
  issued: 'Issued',
  superseded: 'Superseded',
  withdrawn: 'Withdrawn',
};
export const ramsStatuses = keysOf(statusLabels);
export type RamsStatus = keyof typeof statusLabels;

/** How a person was briefed. */
export const methodLabels = {
  on_screen: 'Signed on screen',
  by_link: 'Signed by link, not witnessed',
  at_induction: 'Signed at induction',
};
export const signatureMethods = keysOf(methodLabels);

/** The best first. */
export const controlLabels = {
  eliminate: 'Elimination',
  substitute: 'Substitution',
  engineer: 'Engineering',
  administrate: 'Administrative',
  ppe: 'PPE',
};
export const controlTypes = keysOf(controlLabels);
export type ControlType = keyof typeof controlLabels;

/** The lowest first. */
export const bandLabels = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  critical: 'Critical',
};
export const riskBands = keysOf(bandLabels);
export type RiskBand = keyof typeof bandLabels;

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

export const ppeLabels = {
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
export const ppeKinds = keysOf(ppeLabels);
export type PpeKind = keyof typeof ppeLabels;
