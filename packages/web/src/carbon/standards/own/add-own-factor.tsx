import { carbonStandardsApi } from '@sitewright/domain/carbon/standards-api';
import { FormSheet } from '../../../forms/form-sheet.tsx';
import { useCommandForm } from '../../../forms/use-command-form.ts';
import { useChangeStandardsSearch } from '../search-params.ts';
import { blank, OwnFactorForm, OwnFactorValues, withRounding } from './own-form.tsx';

type Props = { today: string; onClose: () => void };

/** A figure on our own word or on that of an EPD; its document is attached where it then opens. */
export function AddOwnFactor({ today, onClose }: Props) {
  const change = useChangeStandardsSearch();
  const { form, command } = useCommandForm({
    fields: OwnFactorValues,
    start: { ...blank, year: today.slice(0, 4) },
    endpoint: carbonStandardsApi.addFactor,
    inputOf: (body) => ({ body }),
    doneMessage: ({ name }, { value }) => withRounding(`${name} added`, value),
    onDone: ({ id }) => {
      change({ own: id });
      onClose();
    },
  });
  return (
    <FormSheet title="Add own factor" command={command} form={form} onClose={onClose}>
      <OwnFactorForm isNew form={form} today={today} />
    </FormSheet>
  );
}
