import type { ImportReport } from '@sitewright/domain/kernel/row-import';
import { CircleCheck } from 'lucide-react';
import { FailedRows } from '../../app/import/failed-rows.tsx';
import type { ChosenFile } from '../../app/import/sheet.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { counted } from '../../ui/table/words.ts';
import type { SupplierWizard } from './use-supplier-import.ts';

type Props = {
  file: ChosenFile;
  outcome: ImportReport;
  wizard: SupplierWizard;
  onClose: () => void;
};

export const ImportDone = ({ file, outcome, wizard, onClose }: Props) => {
  const { names, faults: refused } = outcome;
  return (
    <>
      <h2>The import is done</h2>
      <Notice
        icon={CircleCheck}
        tone="ok"
        text={`${counted(names.length, names.length === 1 ? 'supplier' : 'suppliers')} added.`}
      />
      {refused.length > 0 && <FailedRows {...{ file, refused }} columns={wizard.columns} />}
      <div className="flex flex-wrap gap-2">
        <Button tone="primary" onClick={onClose}>
          See the suppliers
        </Button>
        <Button onClick={wizard.startAgain}>Another file</Button>
      </div>
    </>
  );
};
