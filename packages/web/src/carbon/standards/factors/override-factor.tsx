import { carbonScopes } from '@sitewright/domain/carbon/carbon-values';
import { type Factor, OwnFactorChanges } from '@sitewright/domain/carbon/factor';
import { isZeroFactor, roundingNote } from '@sitewright/domain/carbon/factor-value';
import { carbonStandardsApi } from '@sitewright/domain/carbon/standards-api';
import { readableDecimal } from '@sitewright/domain/kernel/decimal';
import { useAction } from '../../../actions/use-action.ts';
import { yesNo } from '../../../forms/field-values.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { fieldsOf } from '../../../platform/call.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useForm } from '../../../ui/fields/use-form.ts';
import { ZeroByDefinition } from '../own/own-form.tsx';

const fields = OwnFactorChanges.pick({ value: true, reason: true })
  .required()
  .extend({ isZeroByDefinition: yesNo });

type Props = { factor: Factor; onClose: () => void };

/** Our own figure in the place of an official one, for its year, with the reason. */
export function OverrideFactor({ factor, onClose }: Props) {
  const { id, name, category, unit, year, value } = factor;
  const add = useAction(carbonStandardsApi.addFactor, {
    onDone: onClose,
    doneMessage: () => `Own factor set for ${name} in ${year}`,
    onRefused: (error) => form.showServerErrors(fieldsOf(error)),
  });
  const form = useForm(
    fields,
    { value: '', reason: '', isZeroByDefinition: 'no' },
    {
      onSubmit: (filled) =>
        category &&
        add.perform({
          body: {
            ...filled,
            ...{ name, category, unit, year },
            source: 'own',
            scope: carbonScopes.find((scope) => scope === factor.scope),
            replaces: id,
          },
        }),
    },
  );
  return (
    <FormDialog
      title={`Override ${name}`}
      description={`For ${year} only. The official factor is ${readableDecimal(value)} kg CO₂e per ${unit}. Existing entries do not change.`}
      command={add}
      form={form}
      onClose={onClose}
    >
      <TextField
        label={`kg CO₂e per ${unit}`}
        required
        help={roundingNote(form.values.value)}
        inputMode="decimal"
        {...form.field('value')}
      />
      {isZeroFactor(form.values.value) && (
        <ZeroByDefinition {...form.field('isZeroByDefinition')} />
      )}
      <TextArea
        label="Reason"
        required
        help="Shown with the factor"
        maxLength={500}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
