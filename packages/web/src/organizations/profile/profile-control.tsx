import type { ComponentProps } from 'react';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { DateField } from '../../ui/date-field.tsx';
import type { Bound } from '../../ui/field.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ColourField } from './colour-field.tsx';
import type { ProfileField } from './sections.ts';

type Control = (
  props: Pick<ComponentProps<typeof TextField>, 'label' | 'help' | 'isOptional'> & Bound,
) => React.ReactNode;

const controls: Record<ProfileField['kind'], Control> = {
  line: TextField,
  area: (props) => <TextArea rows={3} {...props} />,
  date: DateField,
  list: TextField,
  money: MoneyField,
  number: (props) => <TextField inputMode="numeric" {...props} />,
  flag: ({ isOptional: _, ...props }) => <CheckboxField {...props} />,
  colour: ColourField,
};

type Props = { field: ProfileField; bound: Bound };

/** The control that suits a field. */
export function ProfileControl({ field: { label, kind, help, isRequired }, bound }: Props) {
  const Control = controls[kind];
  return (
    <Control {...bound} label={label} help={help} isOptional={!isRequired && kind !== 'colour'} />
  );
}
