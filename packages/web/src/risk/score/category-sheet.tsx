import { riskApi } from '@sitewright/domain/risk/api';
import type { CategoryScore, RiskAssessment } from '@sitewright/domain/risk/risk-assessment';
import { EditSheet } from '../../forms/edit-sheet.tsx';
import { useEditForm } from '../../forms/use-edit-form.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { useForm } from '../../ui/fields/use-form.ts';
import { Section, twoColumns } from '../../ui/layout/section.tsx';
import { LevelFields } from '../levels.tsx';
import { CategoryFields, valuesOf, withScore } from './category-fields.ts';

type Props = { assessment: RiskAssessment; category?: CategoryScore; onClose: () => void };

/** Scores one category again; each save is a revision. */
export function CategorySheet({ assessment, category, onClose }: Props) {
  const editing = useEditForm({
    draftName: `risk-${category?.category ?? 'new'}`,
    record: assessment,
    fields: CategoryFields,
    valuesOf: ({ scores }) =>
      valuesOf(scores.find((other) => other.category === category?.category)),
    endpoint: riskApi.reassess,
    inputOf: ({ note, ...score }, { id, version, scores }) => ({
      params: { riskAssessmentId: id },
      body: { scores: withScore(scores, category, score), note, version },
    }),
    doneMessage: ({ overallScore }) => `Saved. Contract score: ${overallScore}`,
    onLeave: onClose,
  });
  const { form } = editing;
  const title = category ? `Score ${category.category}` : 'Add category';
  return (
    <EditSheet
      title={title}
      editing={editing}
      onClose={onClose}
      submitText="Save score"
      noun="assessment"
    >
      <Fields form={form} />
    </EditSheet>
  );
}

type Form = ReturnType<typeof useForm<typeof CategoryFields>>;

const Fields = ({ form }: { form: Form }) => (
  <>
    <div className={twoColumns}>
      <TextField label="Category" {...form.field('category')} />
      <TextField
        label="Weight"
        help="Multiplier, such as 1.5"
        inputMode="decimal"
        {...form.field('weight')}
      />
    </div>
    <Section title="Current risk">
      <LevelFields likelihood={form.field('likelihood')} severity={form.field('severity')} />
      <TextArea label="Existing controls" isOptional rows={3} {...form.field('controls')} />
    </Section>
    <Section title="Mitigation">
      <TextArea label="Mitigation action" isOptional rows={3} {...form.field('action')} />
      <div className={twoColumns}>
        <TextField label="Owner" isOptional {...form.field('owner')} />
        <DateField label="Due date" isOptional {...form.field('dueDate')} />
      </div>
      <CheckboxField label="Action completed" {...form.field('isDone')} />
      <LevelFields
        likelihood={form.field('residualLikelihood')}
        severity={form.field('residualSeverity')}
        isResidual
        isOptional
      />
    </Section>
    <TextField
      label="Note"
      help="Why the score changed. Shown in the history."
      isOptional
      {...form.field('note')}
    />
  </>
);
