import type { SupplierInsurance } from '@sitewright/domain/suppliers/insurance';
import { insuranceLabels } from '@sitewright/domain/suppliers/labels';
import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { formatDate } from '../../ui/fields/parse-date.ts';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { certificateUrl, supplierQueries } from '../queries.ts';

type Props = { supplier: Supplier };

/** The papers that were sent in: the certificates of their insurances. */
export function DocumentsTab({ supplier }: Props) {
  const query = useQuery({ ...supplierQueries.insurances(supplier.id), select: withPaper });
  return (
    <Loaded
      query={query}
      what="documents"
      empty="No documents yet. Add certificates to a policy under Compliance."
      skeleton={<Skeleton what="documents" count={2} />}
    >
      {(insurances) => (
        <ul className="divide-y divide-line-2 rounded-card border border-line">
          {insurances.map(({ id, documentName, insuranceType, expiry }) => (
            <li key={id} className="px-3 py-2 [overflow-wrap:anywhere]">
              <a
                href={certificateUrl(id)}
                download={documentName}
                className="link inline-flex min-h-6 items-center gap-1.5 text-sm font-medium site:min-h-11"
              >
                <FileText aria-hidden="true" className="size-4 flex-none" />
                {documentName}
              </a>
              <p className="text-xs tracking-normal text-text-2">
                {insuranceLabels[insuranceType]}, to {formatDate(expiry)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

const withPaper = (insurances: readonly SupplierInsurance[] | null) =>
  insurances?.filter(({ documentName }) => documentName);
