import { ComboboxField } from '../../ui/combobox-field.tsx';
import type { Bound, FieldLook } from '../../ui/field.tsx';

type Props = FieldLook & Bound & { used: readonly string[] };

/** Offers what was used before; what is typed counts as it stands, and comes first. */
export const UsedBeforeField = ({ used, ...field }: Props) => {
  const { value, onChange } = field;
  const known = value && !used.includes(value) ? [value, ...used] : used;
  return (
    <ComboboxField
      {...field}
      options={known.map((name) => ({ value: name, label: name }))}
      onInput={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
};
