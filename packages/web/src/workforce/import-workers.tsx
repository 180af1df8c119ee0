import { maxImportRows } from '@sitewright/domain/kernel/row-import';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { importColumns } from '@sitewright/domain/workforce/import-columns';
import { obstacleToAdding } from '@sitewright/domain/workforce/rules';
import { useActor } from '../platform/session.ts';
import { RowImport } from '../ui/import/row-import.tsx';
import { useRowImport } from '../ui/import/use-row-import.ts';
import { Permitted } from '../ui/layout/no-access.tsx';
import { number } from '../ui/table/labels.ts';
import type { ViewProps } from './view-props.ts';

const guide = {
  title: 'Choose a file',
  text: `first name, last name and job title are required. Protected details are not imported. A file can have up to ${number(maxImportRows)} rows.`,
  template: 'workers.csv',
};

const nouns = { one: 'worker', many: 'workers', back: 'Workforce' } as const;

export function ImportWorkers({ onView }: ViewProps) {
  const obstacle = obstacleToAdding(useActor());
  const wizard = useRowImport({
    endpoint: workforceApi.import,
    columns: importColumns,
    needs: { anyOf: ['firstName', 'lastName'], else: 'Choose the columns for the names.' },
  });
  const onClose = () => onView({}, { replace: false });
  return (
    <Permitted obstacle={obstacle} title="Your role does not allow adding workers">
      <RowImport wizard={wizard} guide={guide} nouns={nouns} onClose={onClose} />
    </Permitted>
  );
}
