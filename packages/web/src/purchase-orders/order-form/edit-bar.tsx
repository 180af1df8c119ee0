import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useBuying } from '../use-buying.ts';
import { SaveBar } from './save-bar.tsx';
import type { Editing } from './use-edit-order.ts';

type Props = { order: PurchaseOrder; editing: Editing; onEnd: (() => void) | undefined };

/** Its buttons: a draft is submitted; what waits or was approved is saved once it changes. */
export function EditBar({ order, editing, onEnd }: Props) {
  const { form, edit, submit, isDirty, theirs, isRevision, reason, setReason } = editing;
  const isDraft = order.status === 'draft' || order.status === 'rejected';
  const isPending = edit.isPending || submit.isPending;
  const isExplained = !!theirs || isPending || Object.keys(form.faults).length > 0;
  if (!isDraft && !isDirty && !onEnd) return null;
  return (
    <SaveBar
      error={isExplained ? null : (edit.error ?? submit.error)}
      note={isDirty && 'Not saved yet'}
    >
      {isRevision && (
        <div className="basis-full">
          <TextField
            label="Why it changes"
            help="It was approved already: it becomes a new revision and is approved again"
            name="reason"
            autoComplete="off"
            maxLength={500}
            value={reason}
            onChange={setReason}
          />
        </div>
      )}
      {isDraft && <SubmitButton {...{ editing, isPending }} />}
      {(isDirty || !isDraft) && (
        <Button
          type="submit"
          tone={isDraft ? 'secondary' : 'primary'}
          isPending={edit.isPending}
          isBlocked={isRevision && !reason.trim()}
          pendingLabel="Saving..."
        >
          {isDraft ? 'Save draft' : 'Save changes'}
        </Button>
      )}
      {onEnd && <Button onClick={onEnd}>Cancel</Button>}
    </SaveBar>
  );
}

function SubmitButton({ editing, isPending }: { editing: Editing; isPending: boolean }) {
  const { requireApproval } = useBuying();
  return (
    <Button
      tone="primary"
      isPending={isPending}
      pendingLabel="Saving..."
      onClick={editing.saveAndSubmit}
      className="max-md:flex-1"
    >
      {requireApproval ? 'Submit for approval' : 'Raise order'}
    </Button>
  );
}
