import { Control, Hazard, RamsContent, RamsDraft } from '@sitewright/domain/risk/rams';
import {
  doDatesCross,
  endsBeforeStart,
  isReviewTooLate,
  reviewIsTooLate,
} from '@sitewright/domain/risk/rams-rules';
import type { Template } from '@sitewright/domain/risk/templates/template';
import * as z from 'zod';
import { textsOf } from '../../../forms/field-values.ts';
import { today } from '../../../platform/today.ts';
import type { useForm } from '../../../ui/fields/use-form.ts';
import { chosenLevel } from '../../levels.tsx';

const { activity, location, startDate, finishDate, reviewDate } = RamsDraft.shape;
const { hazards, steps, plant, substances, ppe, permits, competences, weatherLimits, emergency } =
  RamsContent.shape;

/** Errors inside are shown at the field itself: they have no field of their own. */
const readAs = <S extends z.ZodType>(schema: S, read: (text: string) => unknown) =>
  z.string().transform((text, context): z.output<S> => {
    const { data, error } = schema.safeParse(read(text));
    if (!error) return data;
    context.addIssue({ code: 'custom', message: error.issues[0]?.message ?? '' });
    return z.NEVER;
  });

/** One item per line. */
const lines = <S extends z.ZodType>(schema: S) =>
  readAs(schema, (text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  );

/** Values that are not text are stored as text, so that they are drafted and compared like the rest. */
const asJson = <S extends z.ZodType>(schema: S) => readAs(schema, JSON.parse);

export const RamsFields = z
  .object({
    ...{ activity, location, startDate, finishDate, reviewDate },
    hazards: asJson(hazards),
    steps: lines(steps),
    ppe: asJson(ppe),
    plant: lines(plant),
    substances: lines(substances),
    permits: lines(permits),
    competences: lines(competences),
    weatherLimits: lines(weatherLimits),
    emergency,
  })
  .refine((filled) => !doDatesCross(filled), {
    path: ['finishDate'],
    error: endsBeforeStart.message,
    when: () => true,
  })
  .refine((filled) => !isReviewTooLate(filled, today()), {
    path: ['reviewDate'],
    error: reviewIsTooLate.message,
    when: () => true,
  });

export type FieldName = keyof z.input<typeof RamsFields>;
type Values = Record<FieldName, string>;
type Filled = z.output<typeof RamsFields>;
export type RamsForm = ReturnType<typeof useForm<typeof RamsFields>>;

type Written = Pick<RamsDraft, 'activity' | 'content'> &
  Partial<Pick<RamsDraft, 'location' | 'startDate' | 'finishDate' | 'reviewDate'>>;

export const valuesOf = ({ content, ...head }: Written): Values => ({
  activity: head.activity,
  location: head.location ?? '',
  startDate: head.startDate ?? '',
  finishDate: head.finishDate ?? '',
  reviewDate: head.reviewDate ?? '',
  hazards: JSON.stringify(content.hazards),
  steps: content.steps.join('\n'),
  ppe: JSON.stringify(content.ppe),
  plant: content.plant.join('\n'),
  substances: content.substances.join('\n'),
  permits: content.permits.join('\n'),
  competences: content.competences.join('\n'),
  weatherLimits: content.weatherLimits.join('\n'),
  emergency: content.emergency,
});

const nothing: RamsContent = {
  hazards: [],
  steps: [],
  plant: [],
  substances: [],
  ppe: ['hard_hat', 'hi_vis', 'safety_boots'],
  permits: [],
  competences: [],
  weatherLimits: [],
  emergency: '',
};

export const startWith = (template: Template | undefined): Values =>
  valuesOf({ activity: template?.title ?? '', content: template?.content ?? nothing });

export const bodyOf = ({
  activity,
  location,
  startDate,
  finishDate,
  reviewDate,
  ...content
}: Filled) => ({ activity, location, startDate, finishDate, reviewDate, content });

export const hazardsIn = ({ hazards }: Pick<Values, 'hazards'>): Hazard[] => JSON.parse(hazards);

/** One hazard as its own form has it. */
export const HazardFields = z.object({
  hazard: Hazard.shape.hazard,
  whoHarmed: Hazard.shape.whoHarmed,
  likelihood: chosenLevel('Likelihood'),
  severity: chosenLevel('Severity'),
  controls: asJson(z.array(Control)),
  residualLikelihood: chosenLevel('Residual likelihood'),
  residualSeverity: chosenLevel('Residual severity'),
  responsible: Hazard.shape.responsible,
});

export type HazardForm = ReturnType<typeof useForm<typeof HazardFields>>;

export const hazardValues = (hazard: Hazard | undefined) => ({
  ...textsOf(HazardFields.shape, hazard ?? {}),
  controls: JSON.stringify(hazard?.controls ?? [{ type: 'engineer', text: '' }]),
});
