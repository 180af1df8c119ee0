import { ComboboxField } from '../../ui/combobox-field.tsx';
import type { Bound, FieldLook } from '../../ui/field.tsx';

type Props = FieldLook & Bound & { used: readonly string[] };

/** Offers the values used before; the typed value comes first, unchanged. */
export const UsedBeforeField = ({ used, ...field }: Props) => {
  const { value, onChange } = field;
  const options = value && !used.includes(value) ? [value, ...used] : used;
  return (
    <ComboboxField
      {...field}
      options={options.map((name) => ({ value: name, label: name }))}
      onInput={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
};
