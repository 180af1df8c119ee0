import type { SupplierInsurance } from '@sitewright/domain/suppliers/insurance';
import { obstacleToEditing } from '@sitewright/domain/suppliers/rules';
import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useActor } from '../../platform/session.ts';
import { ButtonWithReason } from '../../ui/disabled-reason.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { supplierQueries } from '../queries.ts';
import { AddInsurance, EditInsurance } from './insurance-dialog.tsx';
import { InsuranceRow } from './insurance-row.tsx';

type Props = { supplier: Supplier; today: string };

/** Their insurances with the certificates, the newest first; of each kind the one that runs longest counts. */
export function ComplianceTab({ supplier, today }: Props) {
  const query = useQuery(supplierQueries.insurances(supplier.id));
  const [edited, edit] = useState<SupplierInsurance | 'new'>();
  const close = () => edit(undefined);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-text-2">
          {supplier.policies.length > 0
            ? 'Of each kind the policy that runs longest counts.'
            : 'Orders go by the date in the form until a policy is added.'}
        </p>
        <ButtonWithReason obstacle={obstacleToEditing(useActor())} onClick={() => edit('new')}>
          <Plus aria-hidden="true" className="size-4" />
          Add insurance
        </ButtonWithReason>
      </div>
      <Loaded
        query={query}
        what="insurances"
        empty="No policy is recorded."
        skeleton={<Skeleton what="insurances" count={2} />}
      >
        {(insurances) => (
          <ul className="grid gap-3">
            {insurances.map((insurance) => (
              <InsuranceRow
                key={insurance.id}
                insurance={insurance}
                today={today}
                onEdit={() => edit(insurance)}
              />
            ))}
          </ul>
        )}
      </Loaded>
      {edited === 'new' && <AddInsurance supplier={supplier} onClose={close} />}
      {edited && edited !== 'new' && <EditInsurance insurance={edited} onClose={close} />}
    </div>
  );
}
