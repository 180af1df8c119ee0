import { riskLevel } from '@sitewright/domain/risk/risk-assessment';
import { levels, likelihoodLabels, severityLabels } from '@sitewright/domain/risk/risk-values';
import * as z from 'zod';
import type { Bound } from '../ui/fields/field.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { twoColumns } from '../ui/layout/section.tsx';

export const likelihoods = levels.map((value) => ({
  value: String(value),
  label: `${value} · ${likelihoodLabels[value]}`,
}));

export const severities = levels.map((value) => ({
  value: String(value),
  label: `${value} · ${severityLabels[value]}`,
}));

/** A level as a select value: a text, empty without a choice. */
export const chosenLevel = (field: string) =>
  z
    .string()
    .transform((text) => (text ? Number(text) : undefined))
    .pipe(riskLevel(field));

export const chosenLevelOrNone = (field: string) =>
  z
    .string()
    .transform((text) => (text ? Number(text) : null))
    .pipe(riskLevel(field).nullable());

type LevelFieldsProps = {
  likelihood: Bound;
  severity: Bound;
  /** The residual risk, with the controls in place. */
  isResidual?: boolean;
  isOptional?: boolean;
};

/** The likelihood and the severity of a risk, side by side. */
export const LevelFields = ({
  likelihood,
  severity,
  isResidual = false,
  isOptional = false,
}: LevelFieldsProps) => (
  <div className={twoColumns}>
    <SelectField
      label={isResidual ? 'Residual likelihood' : 'Likelihood'}
      options={likelihoods}
      isOptional={isOptional}
      {...likelihood}
      {...(isOptional && { onClear: () => likelihood.onChange('') })}
    />
    <SelectField
      label={isResidual ? 'Residual severity' : 'Severity'}
      options={severities}
      isOptional={isOptional}
      {...severity}
      {...(isOptional && { onClear: () => severity.onChange('') })}
    />
  </div>
);
