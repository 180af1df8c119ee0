import type { Control, Hazard, RamsContent } from '../rams.ts';
import type { ControlType } from '../risk-values.ts';

/** A statement to begin with; whoever uses it makes it that of their own site. */
export type Template = { id: string; title: string; about: string; content: RamsContent };

type Told = {
  hazard: string;
  who: string;
  /** Likelihood and severity, before the controls and with them. */
  before: readonly [number, number];
  after: readonly [number, number];
  controls: readonly (readonly [ControlType, string])[];
  by: string;
};

export const hazardOf = ({ hazard, who, before, after, controls, by }: Told): Hazard => ({
  hazard,
  whoHarmed: who,
  likelihood: before[0],
  severity: before[1],
  controls: controls.map(([type, text]): Control => ({ type, text })),
  residualLikelihood: after[0],
  residualSeverity: after[1],
  responsible: by,
});
