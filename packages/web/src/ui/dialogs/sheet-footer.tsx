import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Failure } from '../layout/failure.tsx';

type Props = {
  /** The id of the form that its button submits. */
  form: string;
  submitText: string;
  isPending: boolean;
  isBlocked?: boolean;
  /** The error, unless the form itself shows it. */
  failure: string | null | undefined | false;
  onCancel: () => void;
  /** Such as what is still missing. */
  children?: ReactNode;
};

/** The buttons of a form in a side sheet, always visible. */
export const SheetFooter = ({ failure, submitText, onCancel, children, ...submit }: Props) => (
  <div className="grid gap-2">
    {failure && <Failure text={failure} />}
    {children}
    <div className="flex gap-2">
      <Button onClick={onCancel}>Cancel</Button>
      <Button type="submit" tone="primary" className="flex-1" pendingLabel="Saving..." {...submit}>
        {submitText}
      </Button>
    </div>
  </div>
);
