import { Info } from 'lucide-react';
import type { Bound } from '../../ui/field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FieldNote } from './field-note.tsx';

type Props = Bound & {
  /** The contract that has the same code; allowed, but worth knowing. */
  isOf: string | null | undefined;
  suggestion: string | undefined;
};

export const CodeField = ({ isOf, suggestion, ...code }: Props) => (
  <div className="grid content-start">
    <TextField
      label="Code"
      help="What it is called on orders and invoices"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      {...code}
      onChange={(typed) => code.onChange(typed.toUpperCase())}
    />
    {isOf ? <FieldNote icon={Info}>Also the code of {isOf}</FieldNote> : <FieldNote />}
    {!code.value && suggestion && (
      <LinkButton onClick={() => code.onChange(suggestion)}>Use {suggestion}</LinkButton>
    )}
  </div>
);
