import { mostImportRows } from '@sitewright/domain/kernel/row-import';
import { ImportWizard } from '../../app/import/import-wizard.tsx';
import { number } from '../../ui/table/words.ts';
import { ImportDone } from './import-done.tsx';
import { ReviewRows } from './review-rows.tsx';
import { useSupplierImport } from './use-supplier-import.ts';

const guide = {
  title: 'Choose a file',
  text: `only the name is needed. Who is in the register already is left out. A file can have up to ${number(mostImportRows)} rows.`,
  template: 'suppliers.csv',
};

type Props = { onClose: () => void };

/** From a spreadsheet to the register. */
export function ImportSuppliers({ onClose }: Props) {
  const wizard = useSupplierImport();
  return (
    <ImportWizard
      back="Suppliers"
      {...{ wizard, guide, onClose }}
      review={(step) => <ReviewRows {...step} wizard={wizard} />}
      done={(step) => <ImportDone {...step} {...{ wizard, onClose }} />}
    />
  );
}
