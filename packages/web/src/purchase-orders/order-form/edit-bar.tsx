import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { Button } from '../../ui/button.tsx';
import { timeText } from '../../ui/format/moment.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useBuying } from '../use-buying.ts';
import { SaveBar } from './save-bar.tsx';
import type { Editing } from './use-edit-order.ts';

type Props = {
  order: PurchaseOrder;
  editing: Editing;
  /** When the browser last saved the form. */
  savedAt: string | undefined;
  onEnd: (() => void) | undefined;
};

/** Its buttons: a draft is submitted; what waits or was approved is saved once it changes. */
export function EditBar({ order, editing, savedAt, onEnd }: Props) {
  const { isDirty, isRevision } = editing;
  const isDraft = order.status === 'draft' || order.status === 'rejected';
  if (!isDraft && !isDirty && !onEnd) return null;
  return (
    <SaveBar error={errorOf(editing)} note={isDirty && unsavedText(savedAt)}>
      {isRevision && <WhyItChanges editing={editing} />}
      {isDraft && <SubmitButton editing={editing} />}
      {(isDirty || !isDraft) && <SaveButton editing={editing} isDraft={isDraft} />}
      {onEnd && <Button onClick={onEnd}>Cancel</Button>}
    </SaveBar>
  );
}

const unsavedText = (savedAt: string | undefined): string =>
  savedAt ? `Not saved yet; kept in this browser ${timeText(savedAt)}` : 'Not saved yet';

/** Unless it is shown at the fields, or above the form. */
function errorOf({ form, edit, submit, theirs }: Editing): Error | null {
  const isExplained = theirs || Object.keys(form.faults).length > 0;
  return isExplained || edit.isPending || submit.isPending ? null : (edit.error ?? submit.error);
}

type ButtonProps = { editing: Editing };

const WhyItChanges = ({ editing: { why } }: ButtonProps) => (
  <div className="basis-full">
    <TextField
      label="Why it changes"
      help="It was approved already: it becomes a new revision and is approved again"
      name="reason"
      autoComplete="off"
      maxLength={500}
      value={why.reason}
      error={why.fault}
      onChange={why.setReason}
    />
  </div>
);

const SaveButton = ({ editing, isDraft }: ButtonProps & { isDraft: boolean }) => (
  <Button
    type="submit"
    tone={isDraft ? 'secondary' : 'primary'}
    isPending={editing.edit.isPending}
    pendingLabel="Saving..."
  >
    {isDraft ? 'Save draft' : 'Save changes'}
  </Button>
);

const SubmitButton = ({ editing: { edit, submit, saveAndSubmit } }: ButtonProps) => (
  <Button
    tone="primary"
    isPending={edit.isPending || submit.isPending}
    pendingLabel="Saving..."
    onClick={saveAndSubmit}
    className="max-md:flex-1"
  >
    {useBuying().requireApproval ? 'Submit for approval' : 'Raise order'}
  </Button>
);
