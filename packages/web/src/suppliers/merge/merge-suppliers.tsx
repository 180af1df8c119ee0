import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { type ComparedSupplier, duplicatesIn } from '@sitewright/domain/suppliers/duplicates';
import { obstacleToMerging } from '@sitewright/domain/suppliers/merge';
import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useAction } from '../../actions/use-action.ts';
import { useDaysInBin } from '../../actions/use-days-in-bin.ts';
import { detailOf } from '../../platform/call.ts';
import { useActor } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { SideSheet } from '../../ui/dialogs/side-sheet.tsx';
import { ButtonWithReason } from '../../ui/disabled-reason.tsx';
import { ComboboxField } from '../../ui/fields/combobox-field.tsx';
import { FieldHelp } from '../../ui/fields/field.tsx';
import { Failure } from '../../ui/layout/failure.tsx';
import { supplierQueries } from '../queries.ts';
import { BothRecords } from './both-records.tsx';

/** Two that are one firm: which one stays, what it takes over, and what goes to the bin. */
export function MergeSuppliers({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(supplierQueries.list());
  const suppliers = data ?? [];
  const [{ targetId, fromId }, choose] = useState({ targetId: '', fromId: '' });
  const find = (id: string) => suppliers.find((supplier) => String(supplier.id) === id);
  const [target, from] = [find(targetId), find(fromId)];
  return (
    <SideSheet
      title="Merge suppliers"
      isOpen
      onClose={onClose}
      footer={target && from && <MergeButton target={target} from={from} onClose={onClose} />}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <LikelyPairs
          suppliers={suppliers}
          onPick={(supplier, other) =>
            choose({ targetId: String(supplier.id), fromId: String(other.id) })
          }
        />
        <Choice
          suppliers={suppliers}
          targetId={targetId}
          fromId={fromId}
          onTarget={(id) => choose({ targetId: id, fromId })}
          onFrom={(id) => choose({ targetId, fromId: id })}
        />
        {target && from && (
          <>
            <div className="justify-self-start">
              <Button
                icon={ArrowLeftRight}
                onClick={() => choose({ targetId: fromId, fromId: targetId })}
              >
                Keep the other
              </Button>
            </div>
            <BothRecords target={target} from={from} />
          </>
        )}
      </div>
    </SideSheet>
  );
}

type ChoiceProps = {
  suppliers: readonly Supplier[];
  targetId: string;
  fromId: string;
  onTarget: (id: string) => void;
  onFrom: (id: string) => void;
};

const Choice = ({ suppliers, targetId, fromId, onTarget, onFrom }: ChoiceProps) => {
  const options = suppliers.map(({ id, name, code, city }) => ({
    value: String(id),
    label: name,
    hint: [code, city].filter(Boolean).join(' · '),
  }));
  const besides = (taken: string) => options.filter(({ value }) => value !== taken);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <ComboboxField
        label="Keep"
        name="kept"
        options={besides(fromId)}
        value={targetId}
        onChange={onTarget}
      />
      <ComboboxField
        label="Merge and remove"
        name="from"
        options={besides(targetId)}
        value={fromId}
        onChange={onFrom}
      />
    </div>
  );
};

type ButtonProps = { target: Supplier; from: Supplier; onClose: () => void };

function MergeButton({ target, from, onClose }: ButtonProps) {
  const actor = useActor();
  const merge = useAction(suppliersApi.merge, {
    onDone: onClose,
    doneMessage: ({ name }) => `${from.name} merged into ${name}`,
  });
  return (
    <div className="grid gap-2">
      {merge.error && !merge.isPending && <Failure text={detailOf(merge.error)} />}
      <FieldHelp>
        The contacts, insurance, contracts, orders and materials of {from.name} move to{' '}
        {target.name}. {from.name} goes to the recycle bin for {useDaysInBin()} days.
      </FieldHelp>
      <ButtonWithReason
        tone="primary"
        obstacle={obstacleToMerging(target, from, actor)}
        isPending={merge.isPending}
        onClick={() =>
          merge.perform({ params: { supplierId: target.id }, body: { from: from.id } })
        }
      >
        Merge into {target.name}
      </ButtonWithReason>
    </div>
  );
}

type LikelyPairsProps = {
  suppliers: readonly ComparedSupplier[];
  onPick: (supplier: ComparedSupplier, other: ComparedSupplier) => void;
};

/** Who may be the same firm twice, and what speaks for it. */
function LikelyPairs({ suppliers, onPick }: LikelyPairsProps) {
  // The older supplier is the one to keep, unless the user swaps them.
  const pairs = useMemo(() => duplicatesIn(suppliers.toSorted(byAge)), [suppliers]);
  return (
    <section aria-label="Likely duplicates" className="grid gap-1.5">
      <h3 className="text-sm!">Likely duplicates</h3>
      {pairs.length === 0 && <p className="text-sm text-text-2">No likely duplicates.</p>}
      <ul className="divide-y divide-line-2 rounded-card border border-line empty:hidden">
        {pairs.map(({ one, other, reasons }) => (
          <li key={`${one.id} ${other.id}`}>
            <button
              type="button"
              onClick={() => onPick(one, other)}
              className="grid w-full gap-0.5 px-3 py-2 text-left text-sm hover:bg-sunken site:min-h-11"
            >
              <span className="font-medium [overflow-wrap:anywhere]">
                {one.name} and {other.name}
              </span>
              <span className="text-xs tracking-normal text-text-2">{reasons.join(', ')}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const byAge = (supplier: ComparedSupplier, other: ComparedSupplier): number =>
  supplier.id - other.id;
