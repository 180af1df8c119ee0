import type {
  Comparison as Compared,
  DataBackup,
  RestoreMode,
} from '@sitewright/domain/backup/data-backup';
import { dataBackupApi } from '@sitewright/domain/backup/data-backup-api';
import { useState } from 'react';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { CommandDialog } from '../../actions/command-dialog.tsx';
import { useCommand } from '../../platform/use-command.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { modeLabels } from '../backup-labels.ts';
import { TypedName, useTypedName } from '../typed-company-name.tsx';
import { Comparison } from './comparison.tsx';

type Props = { backup: DataBackup; onClose: () => void };

/** Three steps: how, what would happen, and the word that it shall. */
export function RestoreBackup({ backup, onClose }: Props) {
  const [mode, setMode] = useState<RestoreMode>('missing');
  const [passphrase, setPassphrase] = useState('');
  const [comparison, setComparison] = useState<Compared>();
  const [isSure, setSure] = useState(false);
  const ask = { mode, ...(backup.hasSecrets && { passphrase }) };
  if (!comparison)
    return (
      <ChooseMode
        backup={backup}
        ask={ask}
        mode={mode}
        passphrase={passphrase}
        onClose={onClose}
        onMode={setMode}
        onPassphrase={setPassphrase}
        onCompared={setComparison}
      />
    );
  if (!isSure)
    return (
      <ActionDialog
        title="Step 2 of 3: review changes"
        description="Dry run complete. Nothing has been changed."
        confirmText="Continue"
        isWide
        command={idle}
        onConfirm={() => setSure(true)}
        onClose={onClose}
      >
        {() => <Comparison comparison={comparison} mode={mode} />}
      </ActionDialog>
    );
  return <SayTheWord backup={backup} ask={ask} onClose={onClose} />;
}

const idle = { isPending: false, error: null };

type Ask = { mode: RestoreMode; passphrase?: string };

type ModeProps = Props & {
  ask: Ask;
  mode: RestoreMode;
  passphrase: string;
  onMode: (mode: RestoreMode) => void;
  onPassphrase: (passphrase: string) => void;
  onCompared: (comparison: Compared) => void;
};

const modes = Object.entries(modeLabels).map(([value, { label }]) => ({ value, label }));

function ChooseMode({ backup, ask, mode, onMode, onCompared, onClose, ...secret }: ModeProps) {
  const compare = useCommand(dataBackupApi.compareBackup, { onDone: onCompared });
  return (
    <ActionDialog
      title="Step 1 of 3: how to restore"
      description={modeLabels[mode].text}
      confirmText="Run dry run"
      command={compare}
      isBlocked={backup.hasSecrets && secret.passphrase === ''}
      onConfirm={() => compare.perform({ params: { backupId: backup.id }, body: ask })}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <SelectField
            label="How"
            name="mode"
            options={modes}
            value={mode}
            onChange={(value) => onMode(value as RestoreMode)}
          />
          {backup.hasSecrets && (
            <PasswordField
              label="Backup passphrase"
              name="passphrase"
              autoComplete="off"
              error={errors.passphrase}
              value={secret.passphrase}
              onChange={secret.onPassphrase}
            />
          )}
        </>
      )}
    </ActionDialog>
  );
}

function SayTheWord({ backup, ask, onClose }: Props & { ask: Ask }) {
  const { company, isMistyped } = useTypedName();
  return (
    <CommandDialog
      title="Step 3 of 3: restore"
      description="Your current data is backed up first, so that you can undo the restore."
      variant="destructive"
      confirmText="Restore"
      endpoint={dataBackupApi.restoreBackup}
      input={(typed) => ({ params: { backupId: backup.id }, body: { ...ask, ...typed } })}
      start={{ organizationName: '' }}
      isBlocked={isMistyped}
      doneMessage={() => 'Restore started. Your current data is backed up first.'}
      onClose={onClose}
    >
      {(field) => <TypedName company={company} {...field('organizationName')} />}
    </CommandDialog>
  );
}
