import { sumOf } from '@sitewright/domain/kernel/pence';
import { inPounds } from '@sitewright/domain/kernel/pounds';
import { cisLabels, statusLabels, typeLabels } from '@sitewright/domain/suppliers/labels';
import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { supplierStatuses } from '@sitewright/domain/suppliers/supplier-type';
import { Money } from '../ui/format/money.tsx';
import type { Column } from '../ui/table/column.ts';
import { plainColumn } from '../ui/table/plain-column.tsx';
import { TwoLines } from '../ui/table/two-lines.tsx';
import { basisOf, Rating } from './rating.tsx';
import { InsuranceBadge, insuranceText, SupplierStatusBadge } from './supplier-badges.tsx';
import { SupplierLink } from './supplier-link.tsx';

type SupplierColumn = Column<Supplier>;
type Sees = { money: boolean; terms: boolean };

/** Who may not see money or terms gets no column of them. The headers are those that an import reads. */
export const supplierColumns = ({ money, terms }: Sees): SupplierColumn[] => [
  name,
  extra('code', 'Code', ({ code }) => code),
  plain('type', 'Type', 132, ({ supplierType }) => typeLabels[supplierType]),
  contact,
  ...(terms ? [rating] : []),
  orders,
  ...(money ? [spend] : []),
  insurance,
  status,
  extra('phone', 'Phone', ({ phone }) => phone),
  extra('email', 'Email', ({ email }) => email),
  extra('address', 'Address', ({ address }) => address),
  extra('city', 'Town', ({ city }) => city),
  extra('postcode', 'Postcode', ({ postcode }) => postcode),
  extra('terms', 'Terms', ({ paymentTerms }) => paymentTerms),
  extra('specialisations', 'Specialisations', (supplier) => supplier.specializations.join('; ')),
  extra('certifications', 'Certifications', (supplier) => supplier.certifications.join('; ')),
  extra('vat', 'VAT number', ({ vatNumber }) => vatNumber),
  extra('company', 'Company number', ({ companyNumber }) => companyNumber),
  extra('cis', 'CIS', ({ cisStatus }) => cisLabels[cisStatus]),
  extra('contracts', 'Contracts', ({ projectIds }) => String(projectIds.length)),
  extra('reason', 'Reason', ({ statusReason }) => statusReason),
];

const plain = plainColumn<Supplier>;

const extra = (id: string, header: string, of: (supplier: Supplier) => string | null) => ({
  ...plain(id, header, 152, of),
  isExtra: true,
});

const name: SupplierColumn = {
  id: 'name',
  header: 'Name',
  width: 232,
  isName: true,
  cell: (supplier) => (
    <TwoLines
      first={<SupplierLink supplier={supplier} />}
      second={[supplier.code, supplier.city].filter(Boolean).join(' · ')}
    />
  ),
  text: ({ name: text }) => text,
  sortBy: ({ name: text }) => text,
};

const contact: SupplierColumn = {
  id: 'contact',
  header: 'Contact',
  width: 156,
  cell: ({ contactPerson, phone }) => <TwoLines first={contactPerson} second={phone} />,
  text: ({ contactPerson }) => contactPerson ?? '',
  sortBy: ({ contactPerson }) => contactPerson,
};

const rating: SupplierColumn = {
  id: 'rating',
  header: 'Rating',
  width: 132,
  cell: (supplier) => <Rating {...supplier} />,
  text: (supplier) => `${supplier.performanceRating ?? ''} ${basisOf(supplier)}`,
  sortBy: ({ performanceRating }) => performanceRating && Number(performanceRating),
  exportAs: ({ performanceRating }) => performanceRating && Number(performanceRating),
};

const orders: SupplierColumn = {
  id: 'orders',
  header: 'Orders',
  width: 84,
  align: 'right',
  cell: ({ orderCount }) => orderCount,
  text: ({ orderCount }) => String(orderCount),
  sortBy: ({ orderCount }) => orderCount,
  exportAs: ({ orderCount }) => orderCount,
  total: (suppliers) => suppliers.reduce((sum, { orderCount }) => sum + orderCount, 0),
};

const spend: SupplierColumn = {
  id: 'spend',
  header: 'Spend',
  width: 132,
  align: 'right',
  cell: ({ totalSpend }) => totalSpend && <Money amount={totalSpend} />,
  text: ({ totalSpend }) => (totalSpend ? inPounds(totalSpend) : ''),
  sortBy: ({ totalSpend }) => totalSpend && Number(totalSpend),
  exportAs: ({ totalSpend }) => totalSpend && Number(totalSpend),
  total: (suppliers) => <Money amount={sumOf(suppliers.map((supplier) => supplier.totalSpend))} />,
};

const insurance: SupplierColumn = {
  id: 'insurance',
  header: 'Insurance to',
  width: 160,
  cell: (supplier) => <InsuranceBadge {...supplier} />,
  text: insuranceText,
  sortBy: ({ insuranceExpiry }) => insuranceExpiry,
  exportAs: ({ insuranceExpiry }) => insuranceExpiry && new Date(insuranceExpiry),
};

const order = ['preferred', 'active', 'pending', 'on_hold', 'blocked', 'inactive'] as const;

const status: SupplierColumn = {
  id: 'status',
  header: 'Status',
  width: 124,
  cell: (supplier) => <SupplierStatusBadge {...supplier} />,
  text: ({ status: value }) => statusLabels[value],
  // Whom one would order from comes first.
  sortBy: ({ status: value }) => order.indexOf(value),
};

export const statusOptions = supplierStatuses.map((value) => ({
  value,
  label: statusLabels[value],
}));
