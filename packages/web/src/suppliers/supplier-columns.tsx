import { cisLabels, statusLabels, typeLabels } from '@sitewright/domain/suppliers/labels';
import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import type { SupplierStatus } from '@sitewright/domain/suppliers/supplier-type';
import type { Column } from '../ui/table/column.ts';
import {
  choiceColumn,
  dateColumn,
  moneyColumn,
  numberColumn,
  textColumn,
} from '../ui/table/columns.tsx';
import { basisOf, Rating } from './rating.tsx';
import { InsuranceBadge, insuranceText, SupplierStatusBadge } from './supplier-badges.tsx';
import { SupplierLink } from './supplier-link.tsx';

type Sees = { money: boolean; terms: boolean };

/** Who may not see money or terms gets no column of them. The headers are those that an import reads. */
export const supplierColumns = ({ money, terms }: Sees): Column<Supplier>[] => [
  name,
  extra('code', 'Code', ({ code }) => code),
  choiceColumn('type', 'Type', ({ supplierType }) => supplierType, {
    labels: typeLabels,
    width: 132,
  }),
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

const extra = (id: string, header: string, of: (supplier: Supplier) => string | null) =>
  textColumn(id, header, of, { width: 152, isExtra: true });

const name = textColumn<Supplier>('name', 'Name', ({ name: text }) => text, {
  width: 232,
  isName: true,
  cell: (supplier) => <SupplierLink supplier={supplier} />,
  second: ({ code, city }) => [code, city].filter(Boolean).join(' · '),
  secondAs: [
    { header: 'Code', of: ({ code }) => code },
    { header: 'Town', of: ({ city }) => city },
  ],
});

const contact = textColumn<Supplier>('contact', 'Contact', (supplier) => supplier.contactPerson, {
  width: 156,
  cell: ({ contactPerson }) => contactPerson,
  second: ({ phone }) => phone,
  secondAs: [{ header: 'Phone', of: ({ phone }) => phone }],
});

const rating = numberColumn<Supplier>('rating', 'Rating', (row) => row.performanceRating, {
  width: 132,
  align: undefined,
  cell: (supplier) => <Rating {...supplier} />,
  text: (supplier) => `${supplier.performanceRating ?? ''} ${basisOf(supplier)}`,
});

const orders = numberColumn<Supplier>('orders', 'Orders', ({ orderCount }) => orderCount, {
  width: 84,
  total: (suppliers) => suppliers.reduce((sum, { orderCount }) => sum + orderCount, 0),
});

const spend = moneyColumn<Supplier>('spend', 'Ordered', ({ totalSpend }) => totalSpend, {
  width: 132,
});

const insurance = dateColumn<Supplier>(
  'insurance',
  'Insured until',
  ({ insuranceExpiry }) => insuranceExpiry,
  { width: 160, cell: (supplier) => <InsuranceBadge {...supplier} />, text: insuranceText },
);

const status = choiceColumn<Supplier, SupplierStatus>(
  'status',
  'Status',
  ({ status: value }) => value,
  {
    labels: statusLabels,
    // The suppliers that one would order from come first.
    order: ['preferred', 'active', 'pending', 'on_hold', 'blocked', 'inactive'],
    width: 124,
    cell: (supplier) => <SupplierStatusBadge {...supplier} />,
  },
);
