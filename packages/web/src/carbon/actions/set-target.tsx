import { footprintApi } from '@sitewright/domain/carbon/api';
import { weightText } from '@sitewright/domain/carbon/weight-text';
import { decimalOf, plainDecimal, scaled } from '@sitewright/domain/kernel/decimal';
import { decimal } from '@sitewright/domain/kernel/decimal-field';
import { emptyToNull } from '@sitewright/domain/kernel/text';
import type { Project } from '@sitewright/domain/projects/project';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useCommandForm } from '../../forms/use-command-form.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { footprintQuery } from '../queries.ts';

/** People think of it in tonnes, the server in kilograms. */
const fields = z.object({
  target: emptyToNull(decimal('Target', { places: 6, most: '99999999' })),
  area: emptyToNull(decimal('Area', { places: 2, most: '9999999' })),
});

type Props = { project: Project; onClose: () => void };

export function SetTarget({ project: { slug }, onClose }: Props) {
  const { data } = useQuery(footprintQuery(slug, {}));
  const { form, command } = useCommandForm({
    fields,
    start: { target: inTonnes(data?.totals.target), area: '' },
    endpoint: footprintApi.setTarget,
    inputOf: ({ target, area }) => ({
      params: { slug },
      body: { target: inKilograms(target), ...(area && { area }) },
    }),
    doneMessage: ({ targetKilograms }) =>
      targetKilograms ? `Target set to ${weightText(targetKilograms)} CO₂e` : 'Target removed',
    onDone: onClose,
  });
  return (
    <FormDialog
      title="Set target"
      description="The limit for the whole contract. Emissions to date are compared with the share of it for the time elapsed."
      command={command}
      form={form}
      onClose={onClose}
    >
      <TextField
        label="Target (t CO₂e)"
        isOptional
        help="Leave blank to remove the target"
        inputMode="decimal"
        {...form.field('target')}
      />
      <TextField
        label="Floor area (m²)"
        isOptional
        help="For the figure per m². Leave blank to keep the current area."
        inputMode="decimal"
        {...form.field('area')}
      />
    </FormDialog>
  );
}

const inTonnes = (kilograms: string | null | undefined): string =>
  kilograms ? plainDecimal(decimalOf(scaled(kilograms, 6), 9)) : '';

const inKilograms = (tonnes: string | null | undefined): string | null =>
  tonnes ? plainDecimal(decimalOf(scaled(tonnes, 6), 3)) : null;
