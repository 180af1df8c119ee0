import type { Actor } from '../kernel/access.ts';
import { type RowFaults, readDate, readRows } from '../kernel/row-import.ts';
import { cisLabels, statusLabels, typeLabels } from './labels.ts';
import { faultsOfDraft } from './rules.ts';
import { firmNameKey } from './same-name.ts';
import { type Supplier, SupplierDraft } from './supplier.ts';
import type { SupplierImport } from './supplier-import.ts';

/** Both the label and the stored value are accepted: 'Plant hire' and 'plant_hire'. */
const oneOf = (labels: Record<string, string>) => (cell: string) =>
  Object.keys(labels).find(
    (value) => value === cell.toLowerCase() || labels[value]?.toLowerCase() === cell.toLowerCase(),
  ) ?? cell;

const list = (cell: string): string[] =>
  cell
    .split(/[;\n]/)
    .map((word) => word.trim())
    .filter(Boolean);

const amount = (cell: string): string => cell.replaceAll(/[£%,\s]/g, '');

type RegisteredSupplier = Pick<Supplier, 'name' | 'code' | 'vatNumber'>;

/** The suppliers of a file; names, codes and VAT numbers may be given only once. */
export const readSuppliers = (
  sheet: Pick<SupplierImport, 'columns' | 'rows'>,
  register: readonly RegisteredSupplier[],
  actor: Actor,
): { drafts: SupplierDraft[]; faults: RowFaults[] } =>
  readRows(sheet, register, {
    readers: {
      supplierType: oneOf(typeLabels),
      specializations: list,
      certifications: list,
      insuranceExpiry: readDate,
      cisStatus: oneOf(cisLabels),
      creditLimit: amount,
      discountRate: amount,
      status: oneOf(statusLabels),
    },
    schema: SupplierDraft,
    defaults: { supplierType: 'other' },
    faultsOf: (draft) =>
      Object.fromEntries(
        faultsOfDraft(draft, actor).map(([field, { message }]) => [field, message]),
      ),
    marksOf,
  });

const marksOf = ({ name, code, vatNumber }: RegisteredSupplier | SupplierDraft) =>
  [
    { column: 'name', value: name, key: `name ${firmNameKey(name)}` },
    { column: 'code', value: code ?? '', key: `code ${code?.toLowerCase()}` },
    { column: 'vatNumber', value: vatNumber ?? '', key: `vat ${vatNumber}` },
  ].filter(({ value }) => value !== '');
