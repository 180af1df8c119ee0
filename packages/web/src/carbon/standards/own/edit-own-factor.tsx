import type { OwnFactor, SucceedingFactor } from '@sitewright/domain/carbon/factor';
import { isZeroFactor } from '@sitewright/domain/carbon/factor-value';
import { carbonStandardsApi } from '@sitewright/domain/carbon/standards-api';
import { plainDecimal } from '@sitewright/domain/kernel/decimal';
import { textsOf, yesNoText } from '../../../forms/field-values.ts';
import { FormSheet } from '../../../forms/form-sheet.tsx';
import { useCommandForm } from '../../../forms/use-command-form.ts';
import { FieldHelp } from '../../../ui/fields/field.tsx';
import { useChangeStandardsSearch } from '../search-params.ts';
import {
  blank,
  OwnFactorForm,
  OwnFactorValues,
  type OwnValues,
  withRounding,
} from './own-form.tsx';

type Props = { own: OwnFactor; today: string; onClose: () => void };

/** A new figure replaces this one from now on; entries calculated with the old one keep it. */
export function EditOwnFactor({ own, today, onClose }: Props) {
  const change = useChangeStandardsSearch();
  const { form, command } = useCommandForm({
    fields: OwnFactorValues,
    start: valuesOf(own),
    endpoint: carbonStandardsApi.editFactor,
    inputOf: ({ source: _unchanged, ...body }) => ({
      params: { carbonFactorId: own.id },
      body: { ...body, version: own.version },
    }),
    doneMessage: (saved, { value }) => withRounding(savedText(saved), value),
    onDone: ({ id }) => {
      change({ own: id });
      onClose();
    },
  });
  return (
    <FormSheet
      title={`Edit ${own.name}`}
      label="Edit own factor"
      submitText="Save factor"
      command={command}
      form={form}
      onClose={onClose}
    >
      <FieldHelp>Entries calculated with the previous figure do not change.</FieldHelp>
      <OwnFactorForm form={form} today={today} />
    </FormSheet>
  );
}

/** 'Slag is saved; 3 materials follow it' */
const savedText = ({ name, movedMaterials: moved }: SucceedingFactor): string =>
  moved === 0
    ? `${name} saved`
    : `${name} saved; ${moved} ${moved === 1 ? 'material' : 'materials'} updated`;

const valuesOf = (own: OwnFactor): OwnValues => ({
  ...textsOf(blank, own),
  value: plainDecimal(own.value),
  isZeroByDefinition: yesNoText(isZeroFactor(own.value)),
  density: plainDecimal(own.density ?? ''),
});
