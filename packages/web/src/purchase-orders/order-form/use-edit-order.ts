import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { needsNewApproval } from '@sitewright/domain/purchase-orders/edit-order';
import type {
  PurchaseOrder,
  PurchaseOrderChanges,
} from '@sitewright/domain/purchase-orders/purchase-order';
import { revisionReasonRequired } from '@sitewright/domain/purchase-orders/rules';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { fieldsOf } from '../../platform/call.ts';
import { conflictOf } from '../../platform/conflicting-record.ts';
import { draftKey, readDraft } from '../../platform/draft.ts';
import { useActor } from '../../platform/session.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useDraft } from '../../platform/use-draft.ts';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { areSame, faultsOf, filledOf, itemOf, linesOf } from '../line-grid/lines.ts';
import { orderTitle } from '../order-title.ts';
import { useCacheOrder } from '../queries.ts';
import {
  changedFields,
  differences,
  type OrderInput,
  pickChanged,
  readOrderInput,
  textOf,
  valuesOf,
} from './fields.ts';
import { type FilledOrder, type OrderForm, useOrderForm } from './use-order-form.ts';

export type Editing = ReturnType<typeof useEditOrder>;

/** The form of an existing order: only changed fields are sent. */
export function useEditOrder(order: PurchaseOrder, edited?: Edited, onSaved?: () => void) {
  const { base, theirs, setTheirs, start } = useBase(order, edited);
  const why = useReason(edited?.reason ?? '');
  const { edit, submit, submitIt, showSaved } = useSaveOrder(onSaved, (error) => {
    form.refuse(fieldsOf(error));
    setTheirs(conflictOf(error));
  });
  const form = useOrderForm(edited ?? writtenOf(order), {
    onSubmit: (filled) =>
      why.isReasonGiven(changes.isRevision) ? save(filled, base, showSaved) : form.goTo('reason'),
    needsLines: order.status === 'pending',
  });
  const { bodyOf, ...changes } = changesIn(base, form, why.reason);
  const load = (newer: PurchaseOrder) => {
    start(newer);
    form.fill(writtenOf(newer));
  };
  const save = (filled: FilledOrder, { id, version }: PurchaseOrder, then: Then) => {
    edit.perform({ params: { purchaseOrderId: id }, body: bodyOf(filled, version) }, (saved) => {
      start(saved);
      form.follow({ values: form.header.values, lines: form.lines }, writtenOf(saved));
      then(saved);
    });
  };
  const submitFilled = (filled: FilledOrder) =>
    changes.isDirty ? save(filled, base, submitIt) : submitIt(base);
  useNewer(order, base, changes.isDirty ? undefined : load);
  return {
    form,
    edit,
    submit,
    theirs,
    why,
    version: base.version,
    ...changes,
    load,
    saveMine: () => theirs && form.attempt((filled) => save(filled, theirs, showSaved)),
    saveAndSubmit: () => form.attempt(submitFilled, true),
  };
}

/** Required only once the user saves without it. */
function useReason(start: string) {
  const [reason, setReason] = useState(start);
  const [isMissed, setMissed] = useState(false);
  return {
    reason,
    setReason,
    fault: isMissed && !reason.trim() ? revisionReasonRequired.message : undefined,
    isReasonGiven: (isNeeded: boolean): boolean => {
      const isMissing = isNeeded && !reason.trim();
      setMissed(isMissing);
      return !isMissing;
    },
  };
}

/** The version that the form started from, and a newer one that another user saved. */
function useBase(order: PurchaseOrder, edited: Edited | undefined) {
  // With the version that the user had loaded, so that no other change is overwritten.
  const [base, setBase] = useState({ ...order, version: edited?.version ?? order.version });
  const [theirs, setTheirs] = useState<PurchaseOrder>();
  const start = (newer: PurchaseOrder) => {
    setBase(newer);
    setTheirs(undefined);
  };
  return { base, theirs, setTheirs, start };
}

type Then = (saved: PurchaseOrder) => void;

const writtenOf = (order: PurchaseOrder): OrderInput => ({
  values: valuesOf(order),
  lines: linesOf(order.items),
});

function changesIn(base: PurchaseOrder, form: OrderForm, reason: string) {
  const before = writtenOf(base);
  const changed = differences(before.values, form.header.values);
  const hasOtherLines = !areSame(before.lines, form.lines);
  const after = {
    ...base,
    ...changedFields(changed, form.header.values),
    ...(hasOtherLines && { items: itemsOf(form) }),
  };
  return {
    isDirty: changed.length > 0 || hasOtherLines,
    /** The change needs a new approval and a reason. */
    isRevision: needsNewApproval(base, after),
    bodyOf: ({ items, ...head }: FilledOrder, version: number): PurchaseOrderChanges => ({
      ...pickChanged(changed, head),
      ...(hasOtherLines && { items }),
      ...(reason && { reason }),
      version,
    }),
  };
}

/** The lines as they would be saved; one that cannot be yet is missing, which is a change too. */
const itemsOf = ({ lines, discount }: OrderForm) =>
  filledOf(lines)
    .filter((line) => Object.keys(faultsOf(line)).length === 0)
    .map((line) => ({ ...itemOf(line, discount), unit: line.unit || null }));

/** While nothing is typed the form follows the changes of other users. */
function useNewer(order: PurchaseOrder, base: PurchaseOrder, load: Then | undefined) {
  const follow = useEffectEvent((newer: PurchaseOrder) => {
    if (newer.version > base.version) load?.(newer);
  });
  useEffect(() => {
    follow(order);
  }, [order]);
}

/** Saves what was changed of an order, and submits it. */
function useSaveOrder(onSaved: (() => void) | undefined, onRefused: (error: Error) => void) {
  const toast = useToast();
  const cacheOrder = useCacheOrder();
  const edit = useCommand(purchaseOrdersApi.edit, {
    onRefused,
    onDone: cacheOrder,
  });
  const submit = useCommand(purchaseOrdersApi.submit, {
    onRefused,
    onDone: (order) => {
      cacheOrder(order);
      toast({ text: `${orderTitle(order)} submitted` });
    },
  });
  const submitIt = ({ id, version }: PurchaseOrder) =>
    submit.perform({ params: { purchaseOrderId: id }, body: { version } });
  const showSaved = () => {
    toast({ text: 'Order saved' });
    onSaved?.();
  };
  return { edit, submit, submitIt, showSaved };
}

/** Unsaved changes to an order, and the version that they are based on. */
type Edited = OrderInput & { version: number; reason: string };

const editedIn = (stored: Record<string, unknown>): Edited => ({
  ...readOrderInput('')(stored),
  version: Number(stored.version),
  reason: textOf(stored.reason),
});

export function useFoundEdit({ id }: PurchaseOrder) {
  const key = draftKey('edited-order', useActor(), id);
  const [found, setFound] = useState(() => readDraft(key, editedIn));
  return { key, found, reset: () => setFound(undefined) };
}

/** The form stays in the browser until it is saved. */
export function useEditDraft(
  { key, found }: ReturnType<typeof useFoundEdit>,
  { form, version, why: { reason }, isDirty }: Editing,
) {
  const { lines } = form;
  const { values } = form.header;
  const edited = useMemo<Edited>(
    () => ({ values, lines, version, reason }),
    [values, lines, version, reason],
  );
  return useDraft({ key, values: edited, isDirty, restoredAt: found?.savedAt });
}
