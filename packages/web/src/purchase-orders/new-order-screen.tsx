import { projectsApi } from '@sitewright/domain/projects/api';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { obstacleToOrdering } from '@sitewright/domain/purchase-orders/rules';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { fieldsOf } from '../platform/call.ts';
import { draftKey, readDraft } from '../platform/draft.ts';
import { queryAll } from '../platform/query.ts';
import { useActor } from '../platform/session.ts';
import { today } from '../platform/today.ts';
import { useCommand } from '../platform/use-command.ts';
import { useDraft } from '../platform/use-draft.ts';
import { Button } from '../ui/button.tsx';
import { UnsavedChangesDialog } from '../ui/dialogs/ask-before-leaving.tsx';
import { draftSaved } from '../ui/dialogs/draft-saved.ts';
import { useToast } from '../ui/dialogs/toast.tsx';
import { DraftNotice } from '../ui/draft-notice.tsx';
import { Loaded } from '../ui/layout/loaded.tsx';
import { Permitted } from '../ui/layout/no-access.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { WindowTitle } from '../ui/layout/window-title.tsx';
import { areSame, linesOf } from './line-grid/lines.ts';
import type { NewOrderSearch } from './new-order-search.ts';
import {
  blank,
  bodyOf,
  differences,
  type OrderInput,
  readOrderInput,
  siteOf,
  valuesOf,
} from './order-form/fields.ts';
import { OrderForm } from './order-form/order-form.tsx';
import { SaveBar } from './order-form/save-bar.tsx';
import { type FilledOrder, useOrderForm } from './order-form/use-order-form.ts';
import { orderTitle } from './order-title.ts';
import { OrdersBreadcrumb } from './orders-breadcrumb.tsx';
import { orderQueries, useCacheOrder } from './queries.ts';
import { useBuying } from './use-buying.ts';

export const NewOrderScreen = (search: NewOrderSearch) => (
  <main className="mx-auto grid max-w-[1440px] grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-3">
    <WindowTitle heading="New purchase order" />
    <div className="grid gap-1">
      <OrdersBreadcrumb here="New" />
      <h1>New purchase order</h1>
    </div>
    <Permitted
      obstacle={obstacleToOrdering(useActor())}
      title="Your role does not allow raising orders"
    >
      <NewOrder {...search} />
    </Permitted>
  </main>
);

/** Loads the contract or the order that the form starts with. */
function NewOrder({ contract, supplier, copy }: NewOrderSearch) {
  const projects = useQuery({ ...queryAll(projectsApi.list, { query: {} }), enabled: !!contract });
  const copied = useQuery({ ...orderQueries.read(copy ?? 0), enabled: !!copy });
  const day = today();
  const project = projects.data?.find(({ slug }) => slug === contract);
  const values = {
    ...blank(day),
    ...(project && { contractId: String(project.id), deliveryAddress: siteOf(project) }),
    ...(supplier && { supplierId: String(supplier) }),
  };
  if (copy)
    return (
      <Loaded query={copied} what="the order" empty="The order to copy was not found.">
        {(order) => <WriteOrder start={copyOf(order, day)} draft={['order-copy', order.id]} />}
      </Loaded>
    );
  if (contract && projects.isPending) return <Skeleton what="the contract" shape="lines" />;
  return <WriteOrder start={{ values, lines: [] }} draft={draftFor(project?.id, supplier)} />;
}

/** A link for one contract, supplier or copy wins over a saved draft for another. */
type DraftOf = [draftName: string, ...of: number[]];

const draftFor = (projectId: number | undefined, supplierId: number | undefined): DraftOf => {
  if (projectId) return ['contract-order', projectId];
  return supplierId ? ['supplier-order', supplierId] : ['purchase-order'];
};

/** A copy, issued today. */
const copyOf = (order: PurchaseOrder, day: string): OrderInput => ({
  values: { ...valuesOf(order), issueDate: day, deliveryDate: '' },
  lines: linesOf(order.items).map((line) => ({ ...line, id: undefined })),
});

/** The form is saved in the browser until it has become an order. */
function WriteOrder({ start, draft: [draftName, ...of] }: { start: OrderInput; draft: DraftOf }) {
  const key = draftKey(draftName, useActor(), ...of);
  const [found, setFound] = useState(() => readDraft(key, readOrderInput(today())));
  const { requireApproval } = useBuying();
  const { form, raise, saveDraft, discard } = useRaiseOrder(found?.values ?? start, () =>
    draft.finish(),
  );
  const { lines } = form;
  const { values } = form.header;
  const written = useMemo(() => ({ values, lines }), [values, lines]);
  const isDirty = differences(start.values, values).length > 0 || !areSame(start.lines, lines);
  const draft = useDraft({ key, values: written, isDirty, restoredAt: found?.savedAt });
  return (
    <>
      {found && (
        <DraftNotice
          savedAt={found.savedAt}
          onDiscard={() => {
            setFound(undefined);
            discard(start);
          }}
        />
      )}
      <OrderForm form={form}>
        <SaveBar
          error={Object.keys(form.faults).length > 0 || raise.isPending ? null : raise.error}
          note={draftSaved(draft.savedAt)}
        >
          <Button
            type="submit"
            tone="primary"
            isPending={raise.isPending}
            pendingLabel="Saving..."
            className="max-md:flex-1"
          >
            {requireApproval ? 'Submit for approval' : 'Raise order'}
          </Button>
          <Button isBlocked={raise.isPending} onClick={saveDraft}>
            Save draft
          </Button>
        </SaveBar>
      </OrderForm>
      <UnsavedChangesDialog
        where="on this order"
        isDirty={isDirty && !draft.savedAt && !raise.isPending}
      />
    </>
  );
}

function useRaiseOrder(start: OrderInput, onRaised: () => void) {
  const toast = useToast();
  const navigate = useNavigate();
  const cacheOrder = useCacheOrder();
  const raise = useCommand(purchaseOrdersApi.raise, {
    onDone: (order) => {
      onRaised();
      cacheOrder(order);
      toast({ text: raisedMessage(order) });
      // Back from the order leads to the list, not to an empty form.
      void navigate({
        to: '/suppliers/orders/$id',
        params: { id: String(order.id) },
        replace: true,
      });
    },
    onRefused: (error) => form.refuse(fieldsOf(error)),
  });
  const send =
    (status: 'draft' | 'pending') =>
    ({ items, ...filled }: FilledOrder) =>
      raise.perform({ body: { ...bodyOf(filled), items, status } });
  const form = useOrderForm(start, { onSubmit: send('pending'), needsLines: true });
  const discard = (blank: OrderInput) => {
    const { lines } = form;
    const { values } = form.header;
    form.fill(blank);
    toast({
      text: 'Draft discarded',
      action: { label: 'Undo', onPress: () => form.fill({ values, lines }) },
    });
  };
  return { form, raise, saveDraft: () => form.attempt(send('draft'), false), discard };
}

const raisedMessage = (order: PurchaseOrder): string =>
  order.status === 'draft'
    ? 'Draft saved'
    : `${orderTitle(order)} ${order.poNumber ? 'raised' : 'is awaiting approval'}`;
