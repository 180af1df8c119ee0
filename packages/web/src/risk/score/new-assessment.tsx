import type { Project } from '@sitewright/domain/projects/project';
import { riskApi } from '@sitewright/domain/risk/api';
import { usualCategories } from '@sitewright/domain/risk/score';
import * as z from 'zod';
import { FormSheet } from '../../forms/form-sheet.tsx';
import { useDraftedForm } from '../../forms/use-command-form.ts';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { chosenLevel, likelihoods, severities } from '../levels.tsx';

/** Two figures for each category, under its number. */
const Fields = z.object(
  Object.fromEntries(
    usualCategories.flatMap(({ category }, i) => [
      [`likelihood${i}`, chosenLevel(`${category}: likelihood`)],
      [`severity${i}`, chosenLevel(`${category}: severity`)],
    ]),
  ),
);

const blank = Object.fromEntries(Object.keys(Fields.shape).map((name) => [name, '']));

const scoresOf = (filled: Record<string, number>) =>
  usualCategories.map((usual, i) => ({
    ...usual,
    likelihood: filled[`likelihood${i}`] ?? 0,
    severity: filled[`severity${i}`] ?? 0,
  }));

type Props = { project: Project; onClose: () => void };

/** The first judgement of a contract, in a minute; controls and actions follow one by one. */
export function NewAssessment({ project, onClose }: Props) {
  const { form, command, draft } = useDraftedForm({
    draftName: `risk-of-${project.id}`,
    fields: Fields,
    start: blank,
    endpoint: riskApi.assess,
    inputOf: (filled) => ({ body: { projectId: project.id, scores: scoresOf(filled) } }),
    doneMessage: ({ overallScore }) => `Assessment saved. Contract score: ${overallScore}`,
    onDone: onClose,
  });
  return (
    <FormSheet
      title="New assessment"
      submitText="Save assessment"
      command={command}
      form={form}
      draft={draft}
      onClose={onClose}
    >
      <ErrorSummary form={form} />
      {usualCategories.map(({ category }, i) => (
        <fieldset key={category} className="grid grid-cols-2 gap-x-3 gap-y-1">
          <legend className="mb-1 text-sm font-semibold">{category}</legend>
          <SelectField label="Likelihood" options={likelihoods} {...form.field(`likelihood${i}`)} />
          <SelectField label="Severity" options={severities} {...form.field(`severity${i}`)} />
        </fieldset>
      ))}
    </FormSheet>
  );
}
