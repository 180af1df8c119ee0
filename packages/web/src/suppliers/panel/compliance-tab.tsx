import { formatShortPounds } from '@sitewright/domain/kernel/pounds';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { faultOfCover, stateOf } from '@sitewright/domain/suppliers/compliance';
import { certificateUpload, type SupplierInsurance } from '@sitewright/domain/suppliers/insurance';
import { insuranceLabels } from '@sitewright/domain/suppliers/labels';
import { obstacleToEditing } from '@sitewright/domain/suppliers/rules';
import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { useQuery } from '@tanstack/react-query';
import { FileText, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { CommandDialog } from '../../actions/command-dialog.tsx';
import { useActor } from '../../platform/session.ts';
import { useSendFile } from '../../platform/use-send-file.ts';
import { ButtonWithReason } from '../../ui/disabled-reason.tsx';
import { FieldError } from '../../ui/fields/field.tsx';
import { AttachOne } from '../../ui/files/attach-one.tsx';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { SmallAction } from '../../ui/small-action.tsx';
import { certificateUrl, supplierQueries } from '../queries.ts';
import { InsuranceBadge } from '../supplier-badges.tsx';
import { AddInsurance, EditInsurance } from './insurance-dialog.tsx';

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
            ? 'For each type, the policy with the latest expiry date is used.'
            : 'Until you add a policy, the insurance date on the supplier form is used.'}
        </p>
        <ButtonWithReason
          icon={Plus}
          obstacle={obstacleToEditing(useActor())}
          onClick={() => edit('new')}
        >
          Add insurance
        </ButtonWithReason>
      </div>
      <Loaded
        query={query}
        what="insurances"
        empty="No policies recorded."
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

type InsuranceRowProps = { insurance: SupplierInsurance; today: string; onEdit: () => void };

function InsuranceRow({ insurance, today, onEdit }: InsuranceRowProps) {
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

const Policy = ({ insurance }: Pick<InsuranceRowProps, 'insurance'>) => (
  <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
    <p className="text-sm font-medium">
      {insuranceLabels[insurance.insuranceType]}
      {insurance.cover && (
        <span className="font-normal text-text-2"> up to {formatShortPounds(insurance.cover)}</span>
      )}
    </p>
    <p className="text-xs tracking-normal text-text-2">
      {[insurance.insurer, insurance.policyNumber].filter(Boolean).join(' · ')}
    </p>
  </div>
);

type DeleteProps = Pick<InsuranceRowProps, 'insurance'> & { onClose: () => void };

function DeleteInsurance({ insurance, onClose }: DeleteProps) {
  const name = insuranceLabels[insurance.insuranceType];
  return (
    <CommandDialog
      title={`Delete this ${name.toLowerCase()} policy?`}
      description="Its certificate is deleted too. This cannot be undone."
      confirmText="Delete"
      variant="destructive"
      endpoint={suppliersApi.removeInsurance}
      input={{ params: { supplierInsuranceId: insurance.id } }}
      doneMessage={() => `${name} deleted`}
      onClose={onClose}
    />
  );
}

/** The certificate of a policy. */
function CertificateButton({ insurance: { id } }: { insurance: SupplierInsurance }) {
  const send = useSendFile(suppliersApi.setCertificate, { params: { supplierInsuranceId: id } });
  return (
    <AttachOne
      accept={certificateUpload.types.join(',')}
      kinds="a PDF or a photo"
      maxBytes={certificateUpload.maxBytes}
      note="Certificate, PDF or photo"
      send={send}
    />
  );
}
