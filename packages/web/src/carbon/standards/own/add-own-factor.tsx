import { OwnFactorDraft } from '@sitewright/domain/carbon/factor';
import { carbonStandardsApi } from '@sitewright/domain/carbon/standards-api';
import { useAction } from '../../../actions/use-action.ts';
import { FormSheet } from '../../../forms/form-sheet.tsx';
import { fieldsOf } from '../../../platform/call.ts';
import { useForm } from '../../../ui/use-form.ts';
import { useChangeAddress } from '../search-params.ts';
import { blank, OwnFactorForm } from './own-form.tsx';

type Props = { today: string; onClose: () => void };

/** A figure on our own word or on that of an EPD; its document is attached where it then opens. */
export function AddOwnFactor({ today, onClose }: Props) {
  const change = useChangeAddress();
  const add = useAction(carbonStandardsApi.addFactor, {
    onClose,
    doneMessage: ({ name }) => `${name} is in use`,
    onRefused: (error) => form.refuse(fieldsOf(error)),
  });
  const form = useForm(
    OwnFactorDraft,
    { ...blank, year: today.slice(0, 4) },
    { onSubmit: (body) => add.perform({ body }, ({ id }) => change({ own: id })) },
  );
  return (
    <FormSheet
      title="Add own factor"
      submitText="Add own factor"
      command={add}
      form={form}
      onClose={onClose}
    >
      {(id) => <OwnFactorForm label="Add own factor" isNew id={id} form={form} today={today} />}
    </FormSheet>
  );
}
