import { maxImportRows } from '@sitewright/domain/kernel/row-import';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { importColumns } from '@sitewright/domain/suppliers/import-columns';
import { RowImport } from '../../ui/import/row-import.tsx';
import { useRowImport } from '../../ui/import/use-row-import.ts';
import { number } from '../../ui/table/labels.ts';

const guide = {
  title: 'Choose a file',
  text: `only the name is required. Suppliers already in the register are skipped. A file can have up to ${number(maxImportRows)} rows.`,
  template: 'suppliers.csv',
};

const nouns = { one: 'supplier', many: 'suppliers', back: 'Suppliers' } as const;

type Props = { onClose: () => void };

export function ImportSuppliers({ onClose }: Props) {
  const wizard = useRowImport({
    endpoint: suppliersApi.import,
    columns: importColumns,
    needs: { anyOf: ['name'], else: 'Choose the column with the name.' },
  });
  return <RowImport wizard={wizard} guide={guide} nouns={nouns} onClose={onClose} />;
}
