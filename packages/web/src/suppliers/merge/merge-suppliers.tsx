import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { obstacleToMerging } from '@sitewright/domain/suppliers/merge';
import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../actions/use-action.ts';
import { useDaysInBin } from '../../actions/use-days-in-bin.ts';
import { detailOf } from '../../platform/call.ts';
import { useActor } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { ComboboxField } from '../../ui/combobox-field.tsx';
import { ButtonWithReason } from '../../ui/disabled-reason.tsx';
import { Failure } from '../../ui/failure.tsx';
import { FieldHelp } from '../../ui/field.tsx';
import { SideSheet } from '../../ui/side-sheet.tsx';
import { supplierQueries } from '../queries.ts';
import { BothRecords } from './both-records.tsx';
import { LikelyPairs } from './likely-pairs.tsx';

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
              <Button onClick={() => choose({ targetId: fromId, fromId: targetId })}>
                <ArrowLeftRight aria-hidden="true" className="size-4" />
                Keep the other one
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
        label="Merge into it"
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
    onClose,
    doneMessage: ({ name }) => `${from.name} is a part of ${name} now`,
  });
  return (
    <div className="grid gap-2">
      {merge.error && !merge.isPending && <Failure text={detailOf(merge.error)} />}
      <FieldHelp>
        Contacts, insurances, contracts, orders and materials of {from.name} move to {target.name}.{' '}
        {from.name} goes to the recycle bin for {useDaysInBin()} days.
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
