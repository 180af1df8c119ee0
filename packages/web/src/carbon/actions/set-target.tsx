import { footprintApi } from '@sitewright/domain/carbon/api';
import { decimalOf, plainDecimal, scaled } from '@sitewright/domain/kernel/decimal';
import { decimal } from '@sitewright/domain/kernel/decimal-field';
import { emptyToNull } from '@sitewright/domain/kernel/text';
import type { Project } from '@sitewright/domain/projects/project';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod';
import { useAction } from '../../actions/use-action.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { fieldsOf } from '../../platform/call.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { weightText } from '../labels.ts';
import { footprintQuery } from '../queries.ts';

/** People think of it in tonnes, the server in kilograms. */
const fields = z.object({
  target: emptyToNull(decimal('Target', { places: 6, most: '99999999' })),
  area: emptyToNull(decimal('Area', { places: 2, most: '9999999' })),
});

type Props = { project: Project; onClose: () => void };

export function SetTarget({ project: { slug }, onClose }: Props) {
  const { data } = useQuery(footprintQuery(slug, {}));
  const set = useAction(footprintApi.setTarget, {
    onClose,
    doneMessage: ({ targetKilograms }) =>
      targetKilograms ? `The target is ${weightText(targetKilograms)} CO₂e` : 'There is no target',
    onRefused: (error) => form.refuse(fieldsOf(error)),
  });
  const start = { target: inTonnes(data?.totals.target), area: '' };
  const form = useForm(fields, start, {
    onSubmit: ({ target, area }) =>
      set.perform({
        params: { slug },
        body: { target: inKilograms(target), ...(area && { area }) },
      }),
  });
  return (
    <FormDialog
      title="Set target"
      description="What the whole contract should keep below. Its share of the time that has passed is what the total is held against."
      command={set}
      form={form}
      onClose={onClose}
    >
      <TextField
        label="Target, t CO₂e"
        isOptional
        help="Empty takes the target away"
        inputMode="decimal"
        autoComplete="off"
        {...form.field('target')}
      />
      <TextField
        label="Floor area, m²"
        isOptional
        help="For the figure per m²; empty leaves it as it is"
        inputMode="decimal"
        autoComplete="off"
        {...form.field('area')}
      />
    </FormDialog>
  );
}

const inTonnes = (kilograms: string | null | undefined): string =>
  kilograms ? plainDecimal(decimalOf(scaled(kilograms, 6), 9)) : '';

const inKilograms = (tonnes: string | null | undefined): string | null =>
  tonnes ? plainDecimal(decimalOf(scaled(tonnes, 6), 3)) : null;
