import { ImportWizard } from '../../ui/import/import-wizard.tsx';
import { ImportDone } from './import-done.tsx';
import { PastImports } from './past-imports.tsx';
import { ReviewRows } from './review-rows.tsx';
import { useMaterialImport } from './use-material-import.ts';

const guide = {
  title: 'Choose a price list',
  text: 'only the description is needed. A row whose SKU is in the catalogue changes that material; an empty cell changes nothing.',
  template: 'materials.csv',
};

type Props = { onClose: () => void };

/** Imports a price list into the catalogue, with undo for a wrong file. */
export function ImportMaterials({ onClose }: Props) {
  const wizard = useMaterialImport();
  return (
    <>
      <ImportWizard
        back="Materials"
        wizard={wizard}
        guide={guide}
        onClose={onClose}
        review={(step) => <ReviewRows {...step} wizard={wizard} />}
        done={(step) => <ImportDone {...step} wizard={wizard} onClose={onClose} />}
      />
      {wizard.step.at === 'file' && <PastImports />}
    </>
  );
}
