import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { useMemo, useState } from 'react';
import { draftKey, readDraft } from '../../platform/draft.ts';
import { useActor } from '../../platform/session.ts';
import { useDraft } from '../../platform/use-draft.ts';
import { textIn, type Written, writtenIn } from './fields.ts';
import type { Editing } from './use-edit-order.ts';

/** Unsaved changes to an order, and the version that they are based on. */
export type Edited = Written & { version: number; reason: string };

const editedIn = (stored: Record<string, unknown>): Edited => ({
  ...writtenIn('')(stored),
  version: Number(stored.version),
  reason: textIn(stored.reason),
});

export function useFoundEdit({ id }: PurchaseOrder) {
  const key = draftKey('edited-order', useActor(), id);
  const [found, setFound] = useState(() => readDraft(key, editedIn));
  return { key, found, forget: () => setFound(undefined) };
}

/** The form stays in the browser until it is saved. */
export function useEditDraft(
  { key, found }: ReturnType<typeof useFoundEdit>,
  { form, version, reason, isDirty }: Editing,
) {
  const { lines } = form;
  const { values } = form.header;
  const edited = useMemo<Edited>(
    () => ({ values, lines, version, reason }),
    [values, lines, version, reason],
  );
  return useDraft({ key, values: edited, isDirty, foundAt: found?.savedAt });
}
