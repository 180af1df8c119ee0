import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { Bound } from '../../ui/field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FieldNote } from './field-note.tsx';

type Props = Bound & {
  /** Whether people may have kept its address already. */
  isUnchanged: boolean;
  isFree: boolean | undefined;
  suggestion: string | undefined;
};

/** The end of the address under which a contract is found. */
export const SlugField = ({ isUnchanged, isFree, suggestion, ...slug }: Props) => (
  <div className="grid content-start">
    <TextField
      label="Slug"
      help={isUnchanged ? 'Changing it breaks the links that people kept' : 'Ends its web address'}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...slug}
      onChange={(typed) => slug.onChange(typed.toLowerCase().replaceAll(' ', '-'))}
    />
    <Verdict isFree={isFree} />
    {isFree === false && suggestion && (
      <LinkButton onClick={() => slug.onChange(suggestion)}>Use {suggestion}</LinkButton>
    )}
  </div>
);

const Verdict = ({ isFree }: Pick<Props, 'isFree'>) =>
  isFree === undefined ? (
    <FieldNote />
  ) : isFree ? (
    <FieldNote tone="ok" icon={CircleCheck}>
      Free
    </FieldNote>
  ) : (
    <FieldNote tone="warn" icon={TriangleAlert}>
      Another contract has this address.
    </FieldNote>
  );
