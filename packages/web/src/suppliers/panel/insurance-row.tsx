import { inShortPounds } from '@sitewright/domain/kernel/pounds';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { faultOfCover, stateOf } from '@sitewright/domain/suppliers/compliance';
import type { SupplierInsurance } from '@sitewright/domain/suppliers/insurance';
import { insuranceLabels } from '@sitewright/domain/suppliers/labels';
import { obstacleToEditing } from '@sitewright/domain/suppliers/rules';
import { FileText, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useAction } from '../../actions/use-action.ts';
import { useActor } from '../../platform/session.ts';
import { FieldError } from '../../ui/field.tsx';
import { SmallAction } from '../../ui/small-action.tsx';
import { certificateUrl } from '../queries.ts';
import { InsuranceBadge } from '../supplier-badges.tsx';
import { CertificateButton } from './certificate-button.tsx';

type Props = { insurance: SupplierInsurance; today: string; onEdit: () => void };

export function InsuranceRow({ insurance, today, onEdit }: Props) {
  const mayEdit = !obstacleToEditing(useActor());
  const [isDeleting, setDeleting] = useState(false);
  const name = insuranceLabels[insurance.insuranceType];
  const fault = faultOfCover(insurance);
  return (
    <li className="grid gap-2 rounded-card border border-line p-3">
      <div className="flex items-start gap-2">
        <Policy insurance={insurance} />
        {mayEdit && (
          <>
            <SmallAction label={`Edit ${name}`} icon={Pencil} onPress={onEdit} />
            <SmallAction label={`Delete ${name}`} icon={Trash2} onPress={() => setDeleting(true)} />
          </>
        )}
      </div>
      <p>
        <InsuranceBadge
          insuranceState={stateOf(insurance.expiry, today)}
          insuranceExpiry={insurance.expiry}
        />
      </p>
      {fault && <FieldError text={fault} />}
      <div className="flex flex-wrap items-center justify-between gap-2">
        {insurance.documentName && (
          <a
            href={certificateUrl(insurance.id)}
            download={insurance.documentName}
            className="link inline-flex min-h-6 min-w-0 items-center gap-1.5 text-sm [overflow-wrap:anywhere] site:min-h-11"
          >
            <FileText aria-hidden="true" className="size-4 flex-none" />
            {insurance.documentName}
          </a>
        )}
        {mayEdit && <CertificateButton insurance={insurance} />}
      </div>
      {isDeleting && <DeleteInsurance insurance={insurance} onClose={() => setDeleting(false)} />}
    </li>
  );
}

const Policy = ({ insurance }: Pick<Props, 'insurance'>) => (
  <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
    <p className="text-sm font-medium">
      {insuranceLabels[insurance.insuranceType]}
      {insurance.cover && (
        <span className="font-normal text-text-2"> up to {inShortPounds(insurance.cover)}</span>
      )}
    </p>
    <p className="text-xs tracking-normal text-text-2">
      {[insurance.insurer, insurance.policyNumber].filter(Boolean).join(' · ')}
    </p>
  </div>
);

type DeleteProps = Pick<Props, 'insurance'> & { onClose: () => void };

function DeleteInsurance({ insurance, onClose }: DeleteProps) {
  const name = insuranceLabels[insurance.insuranceType];
  const remove = useAction(suppliersApi.removeInsurance, {
    onClose,
    doneMessage: () => `${name} is deleted`,
  });
  return (
    <ActionDialog
      title={`Delete this ${name.toLowerCase()} policy?`}
      description="It goes with its certificate and cannot be restored."
      confirmText="Delete"
      variant="destructive"
      command={remove}
      onConfirm={() => remove.perform({ params: { supplierInsuranceId: insurance.id } })}
      onClose={onClose}
    />
  );
}
