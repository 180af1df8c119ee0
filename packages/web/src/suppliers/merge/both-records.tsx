import { formatPounds } from '@sitewright/domain/kernel/pounds';
import { cisLabels, statusLabels, typeLabels } from '@sitewright/domain/suppliers/labels';
import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { cn } from '../../ui/cn.ts';

type Props = { target: Supplier; from: Supplier };

type Line = [label: string, of: (supplier: Supplier) => string | null, isFilled?: boolean];

/** Those marked as filled are taken over where the one that stays has nothing of its own. */
const lines: readonly Line[] = [
  ['Code', ({ code }) => code],
  ['Type', ({ supplierType }) => typeLabels[supplierType]],
  ['Status', ({ status }) => statusLabels[status]],
  ['Contact', ({ contactPerson }) => contactPerson, true],
  ['Phone', ({ phone }) => phone, true],
  ['Email', ({ email }) => email, true],
  ['Address', ({ address }) => address, true],
  ['Town', ({ city }) => city, true],
  ['Postcode', ({ postcode }) => postcode, true],
  ['VAT number', ({ vatNumber }) => vatNumber, true],
  ['Company number', ({ companyNumber }) => companyNumber, true],
  ['Tax reference', ({ utr }) => utr, true],
  ['CIS', ({ cisStatus }) => cisLabels[cisStatus]],
  ['Terms', ({ paymentTerms }) => paymentTerms, true],
  ['Orders', ({ orderCount }) => String(orderCount)],
  ['Ordered', ({ totalSpend }) => totalSpend && formatPounds(totalSpend)],
];

/** Both records side by side; values that will be dropped are greyed. */
export const BothRecords = ({ target, from }: Props) => (
  <div className="overflow-x-auto rounded-card border border-line">
    <table className="w-full text-left text-sm">
      <caption className="sr-only">Both suppliers side by side</caption>
      <thead className="bg-sunken text-xs tracking-normal text-text-2">
        <tr>
          <th scope="col" className="px-3 py-2 font-medium">
            <span className="sr-only">Field</span>
          </th>
          <th scope="col" className="px-3 py-2 font-medium">
            Keep: {target.name}
          </th>
          <th scope="col" className="px-3 py-2 font-medium">
            Remove: {from.name}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(([label, of, isFilled = false]) => (
          <Field
            key={label}
            label={label}
            isFilled={isFilled}
            ours={of(target)}
            theirs={of(from)}
          />
        ))}
      </tbody>
    </table>
  </div>
);

type FieldProps = {
  label: string;
  isFilled: boolean;
  ours: string | null;
  theirs: string | null;
};

const cell = 'px-3 py-1.5 align-top [overflow-wrap:anywhere]';

const Field = ({ label, isFilled, ours, theirs }: FieldProps) => {
  const isTaken = isFilled && !ours && !!theirs;
  return (
    (ours || theirs) && (
      <tr className="border-t border-line-2">
        <th scope="row" className={cn(cell, 'font-normal text-text-2')}>
          {label}
        </th>
        <td className={cell}>{ours}</td>
        <td className={cn(cell, !isTaken && 'text-text-2')}>
          {theirs}
          {isTaken && <span className="block text-xs text-on-ok-soft">will be copied</span>}
        </td>
      </tr>
    )
  );
};
