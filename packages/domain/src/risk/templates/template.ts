import type { Control, Hazard, RamsContent } from '../rams.ts';
import type { ControlType } from '../risk-values.ts';

/** A template statement; users adapt it to their site. */
export type Template = { id: string; title: string; about: string; content: RamsContent };

type HazardInput = {
  hazard: string;
  who: string;
  /** Likelihood and severity, before the controls and with them. */
  before: readonly [number, number];
  after: readonly [number, number];
  controls: readonly (readonly [ControlType, string])[];
  by: string;
};

export const hazardOf = ({ hazard, who, before, after, controls, by }: HazardInput): Hazard => ({
  hazard,
  whoHarmed: who,
  likelihood: before[0],
  severity: before[1],
  controls: controls.map(([type, text]): Control => ({ type, text })),
  residualLikelihood: after[0],
  residualSeverity: after[1],
  responsible: by,
});
