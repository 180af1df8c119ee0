import type { ReactNode } from 'react';
import { CheckboxField } from './checkbox-field.tsx';
import { type Bound, FieldError } from './field.tsx';
import { SignaturePad } from './signature-pad.tsx';

type Props = {
  drawing: Bound;
  /** `yes` where a typed name replaces the drawing. */
  byName: Bound;
  /** The field of the typed name, or the name if it is known. */
  children: ReactNode;
  /** What replaces the drawing. */
  instead?: string;
};

/** A drawing, or a typed name for people who cannot draw. */
export const SignatureFields = ({
  drawing,
  byName,
  children,
  instead = 'Type my name instead',
}: Props) => (
  <>
    {byName.value === 'no' ? (
      <>
        {drawing.error && <FieldError text={drawing.error} />}
        <p aria-hidden="true" className="text-sm font-medium">
          Signature
        </p>
        <SignaturePad path={drawing.value} onChange={drawing.onChange} />
      </>
    ) : (
      children
    )}
    <CheckboxField label={instead} {...byName} />
  </>
);
