import { OctagonAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '../cn.ts';

/** What every field shows around its control. */
export type FieldProps = {
  label: string;
  help?: ReactNode;
  error?: string | undefined;
  isOptional?: boolean;
};

/** What `useForm` gives a control. */
export type Bound = {
  name: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
};

/** Further properties of a text box. */
export type InputProps = Omit<ComponentProps<'input'>, keyof Bound | 'onBlur' | 'onFocus' | 'type'>;

type Wiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type Props = FieldProps & {
  /** The interpreted value, shown below it. */
  note?: string | undefined;
  children: (wiring: Wiring) => ReactNode;
};

/** Label, help and error are above the control, where neither a thumb nor a keyboard covers them. */
export function Field({ label, help, error, isOptional, note, children }: Props) {
  const id = useId();
  const helpId = help ? `${id}-help` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const noteId = note ? `${id}-note` : undefined;

  return (
    <div className="grid min-w-0 content-start gap-1 max-md:gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
        {isOptional && <span className="font-normal text-text-2"> (optional)</span>}
      </label>
      {help && <FieldHelp id={helpId}>{help}</FieldHelp>}
      {error && <FieldError id={errorId} text={error} />}
      {children({
        id,
        'aria-describedby': cn(helpId, errorId, noteId) || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {note && <FieldHelp id={noteId}>{note}</FieldHelp>}
    </div>
  );
}

export const FieldHelp = ({ id, children }: { id?: string | undefined; children: ReactNode }) => (
  <p id={id} className="text-xs tracking-normal text-pretty text-text-2">
    {children}
  </p>
);

/** Also used alone above a button, for an error of no single field. */
export const FieldError = ({ id, text }: { id?: string | undefined; text: string }) => (
  <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-on-bad-soft">
    <OctagonAlert aria-hidden="true" className="mt-0.5 size-4 max-md:mt-1" />
    <span>{text}</span>
  </p>
);

export const controlStyles =
  'block w-full min-w-0 rounded-control border border-control bg-surface px-2.5 text-input text-text max-md:px-3 aria-invalid:border-bad aria-invalid:inset-ring-1 aria-invalid:inset-ring-bad [&[readonly]]:border-line [&[readonly]]:bg-sunken';

/** A button inside the box. */
export const innerButton =
  'absolute grid place-items-center rounded-control text-text-2 hover:text-text';
