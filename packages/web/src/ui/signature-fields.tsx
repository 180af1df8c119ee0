import type { ReactNode } from 'react';
import { CheckboxField } from './checkbox-field.tsx';
import { type Bound, FieldError } from './field.tsx';
import { SignaturePad } from './signature-pad.tsx';

type Props = {
  drawing: Bound;
  /** `yes` where a name takes the place of the drawing. */
  byName: Bound;
  /** Where the name is typed, or what it is if that is known. */
  children: ReactNode;
};

/** A drawing, or a name for a person who cannot draw. */
export const SignatureFields = ({ drawing, byName, children }: Props) => (
  <>
    {byName.value === 'no' ? (
      <>
        {drawing.error && <FieldError text={drawing.error} />}
        <SignaturePad path={drawing.value} onChange={drawing.onChange} />
      </>
    ) : (
      children
    )}
    <CheckboxField label="Type my name instead" {...byName} />
  </>
);
