import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { Button } from '../ui/button.tsx';
import { ConflictNotice } from '../ui/conflict-notice.tsx';
import { UnsavedChangesDialog } from '../ui/dialogs/ask-before-leaving.tsx';
import { DraftNotice } from '../ui/draft-notice.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { timeText } from '../ui/format/date-time.ts';
import { ApprovalBar } from './approval/approval-buttons.tsx';
import { useDecision } from './approval/use-decision.ts';
import type { Action } from './order-actions.ts';
import { OrderForm } from './order-form/order-form.tsx';
import { SaveBar } from './order-form/save-bar.tsx';
import {
  type Editing,
  useEditDraft,
  useEditOrder,
  useFoundEdit,
} from './order-form/use-edit-order.ts';
import { OrderLayout } from './order-layout.tsx';
import { useBuying } from './use-buying.ts';

type Props = {
  order: PurchaseOrder;
  onAction: (action: Action) => void;
  /** For one that was approved already: back to reading it. */
  onEnd: (() => void) | undefined;
};

export function EditOrder({ order, onAction, onEnd }: Props) {
  const savedDraft = useFoundEdit(order);
  const end =
    onEnd &&
    (() => {
      draft.finish();
      onEnd();
    });
  const editing = useEditOrder(order, savedDraft.found?.values, () => {
    savedDraft.reset();
    end?.();
  });
  const draft = useEditDraft(savedDraft, editing);
  const { form, edit, isDirty, theirs, load, saveMine } = editing;
  const decision = useDecision(order, isDirty);
  return (
    <>
      {theirs && (
        <ConflictNotice
          noun="order"
          at={theirs.updatedAt}
          isPending={edit.isPending}
          onLoad={() => load(theirs)}
          onOverwrite={saveMine}
        />
      )}
      {isDirty && savedDraft.found && (
        <DraftNotice
          savedAt={savedDraft.found.savedAt}
          onDiscard={() => {
            savedDraft.reset();
            load(order);
          }}
        />
      )}
      <OrderLayout order={order} decision={decision} onAction={onAction}>
        <OrderForm form={form}>
          <EditBar order={order} editing={editing} savedAt={draft.savedAt} onEnd={end} />
        </OrderForm>
      </OrderLayout>
      {!isDirty && <ApprovalBar decision={decision} onAction={onAction} />}
      <UnsavedChangesDialog where="on this order" isDirty={isDirty && !draft.savedAt} />
    </>
  );
}

type EditBarProps = {
  order: PurchaseOrder;
  editing: Editing;
  /** When the browser last saved the form. */
  savedAt: string | undefined;
  onEnd: (() => void) | undefined;
};

/** Its buttons: a draft is submitted; what waits or was approved is saved once it changes. */
function EditBar({ order, editing, savedAt, onEnd }: EditBarProps) {
  const { isDirty, isRevision } = editing;
  const isDraft = order.status === 'draft' || order.status === 'rejected';
  if (!isDraft && !isDirty && !onEnd) return null;
  return (
    <SaveBar error={errorOf(editing)} note={isDirty && unsavedText(savedAt)}>
      {isRevision && <WhyItChanges editing={editing} />}
      {onEnd && <Button onClick={onEnd}>Cancel</Button>}
      {isDraft && <SubmitButton editing={editing} />}
      {(isDirty || !isDraft) && <SaveButton editing={editing} isDraft={isDraft} />}
    </SaveBar>
  );
}

const unsavedText = (savedAt: string | undefined): string =>
  savedAt ? `Unsaved changes, kept in this browser at ${timeText(savedAt)}` : 'Unsaved changes';

/** The error, unless it is shown at its field or above the form. */
function errorOf({ form, edit, submit, theirs }: Editing): Error | null {
  const isExplained = theirs || Object.keys(form.faults).length > 0;
  return isExplained || edit.isPending || submit.isPending ? null : (edit.error ?? submit.error);
}

type ButtonProps = { editing: Editing };

const WhyItChanges = ({ editing: { why } }: ButtonProps) => (
  <div className="basis-full">
    <TextField
      label="Reason for the change"
      help="Changing an approved order creates a new revision, which needs approval"
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
