import { level } from '@sitewright/domain/risk/risk-assessment';
import { levels, likelihoodLabels, severityLabels } from '@sitewright/domain/risk/risk-values';
import * as z from 'zod';

export const likelihoods = levels.map((value) => ({
  value: String(value),
  label: `${value} · ${likelihoodLabels[value]}`,
}));

export const severities = levels.map((value) => ({
  value: String(value),
  label: `${value} · ${severityLabels[value]}`,
}));

/** A level as a select value: a text, empty without a choice. */
export const chosen = (field: string) =>
  z
    .string()
    .transform((text) => (text ? Number(text) : undefined))
    .pipe(level(field));

export const chosenOrNone = (field: string) =>
  z
    .string()
    .transform((text) => (text ? Number(text) : null))
    .pipe(level(field).nullable());
