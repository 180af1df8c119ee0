import {
  type BackupModule,
  moduleLabels,
  tablesOfModule,
} from '@sitewright/domain/backup/backup-contents';
import { dataBackupApi } from '@sitewright/domain/backup/data-backup-api';
import { projectsApi } from '@sitewright/domain/projects/api';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { usePasswordAgain } from '../../actions/use-password-again.tsx';
import { queryAll } from '../../platform/query.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

type BackupOptions = {
  backupType: 'full' | 'contract' | 'module';
  projectIds: string[];
  modules: string[];
  includesFiles: string;
  includesSecrets: string;
  passphrase: string;
  note: string;
};

const start: BackupOptions = {
  backupType: 'full',
  projectIds: [],
  modules: [],
  includesFiles: 'yes',
  includesSecrets: 'no',
  passphrase: '',
  note: '',
};

const types = [
  { value: 'full', label: 'Everything' },
  { value: 'contract', label: 'Selected contracts' },
  { value: 'module', label: 'Selected parts' },
];

const modules = Object.entries(moduleLabels).map(([value, label]) => ({ value, label }));

export function MakeBackup({ onClose }: { onClose: () => void }) {
  const [options, setOptions] = useState(start);
  const set = (changes: Partial<BackupOptions>) =>
    setOptions((before) => ({ ...before, ...changes }));
  const toast = useToast();
  const make = useCommand(dataBackupApi.makeBackup, {
    onDone: () => {
      onClose();
      toast({ text: 'Backup started' });
    },
  });
  const again = usePasswordAgain(make);
  return (
    <ActionDialog
      title="Back up now"
      description="Kept here for 7 days. Download it to keep it longer."
      confirmText="Back up"
      command={again.command}
      isBlocked={again.isBlocked}
      onConfirm={() => again.before(() => make.perform({ body: bodyOf(options) }))}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <What options={options} set={set} errors={errors} />
          <CheckboxField
            label="Include photos and files"
            name="includesFiles"
            value={options.includesFiles}
            onChange={(includesFiles) => set({ includesFiles })}
          />
          <Secrets options={options} set={set} errors={errors} />
          <TextField
            label="Note"
            isOptional
            name="note"
            maxLength={500}
            error={errors.note}
            value={options.note}
            onChange={(note) => set({ note })}
          />
          {again.field}
        </>
      )}
    </ActionDialog>
  );
}

const bodyOf = ({ backupType, projectIds, modules: chosen, note, ...ticks }: BackupOptions) => ({
  backupType,
  projectIds: backupType === 'contract' ? projectIds.map(Number) : [],
  tables:
    backupType === 'module' ? chosen.flatMap((name) => tablesOfModule(name as BackupModule)) : [],
  includesFiles: ticks.includesFiles === 'yes',
  includesSecrets: ticks.includesSecrets === 'yes',
  ...(ticks.includesSecrets === 'yes' && { passphrase: ticks.passphrase }),
  ...(note && { note }),
});

type Part = {
  options: BackupOptions;
  set: (changes: Partial<BackupOptions>) => void;
  errors: Record<string, string>;
};

function What({ options, set, errors }: Part) {
  const { data: contracts = [] } = useQuery({
    ...queryAll(projectsApi.list, { query: {} }),
    enabled: options.backupType === 'contract',
  });
  return (
    <>
      <SelectField
        label="What"
        name="backupType"
        options={types}
        value={options.backupType}
        onChange={(type) => set({ backupType: type as BackupOptions['backupType'] })}
      />
      {options.backupType === 'contract' && (
        <ChooseSome
          label="Contracts"
          options={(contracts ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          error={errors.projectIds}
          chosen={options.projectIds}
          onChange={(projectIds) => set({ projectIds })}
        />
      )}
      {options.backupType === 'module' && (
        <ChooseSome
          label="Parts"
          options={modules}
          error={errors.tables}
          chosen={options.modules}
          onChange={(chosen) => set({ modules: chosen })}
        />
      )}
    </>
  );
}

const Secrets = ({ options, set, errors }: Part) => (
  <>
    <CheckboxField
      label="Include identity, health, pay and bank details"
      help="Left out by default. Protected by a passphrase that we do not store."
      name="includesSecrets"
      value={options.includesSecrets}
      onChange={(includesSecrets) => set({ includesSecrets })}
    />
    {options.includesSecrets === 'yes' && (
      <PasswordField
        label="Passphrase"
        help="At least 12 characters. Without it, these fields cannot be restored."
        name="passphrase"
        autoComplete="new-password"
        error={errors.passphrase}
        value={options.passphrase}
        onChange={(passphrase) => set({ passphrase })}
      />
    )}
  </>
);

type ChooseSomeProps = {
  label: string;
  options: readonly { value: string; label: string }[];
  error: string | undefined;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** A few of many, each with a tick. */
function ChooseSome({ label, options, error, chosen, onChange }: ChooseSomeProps) {
  const errorId = useId();
  const toggle = (value: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, value] : chosen.filter((other) => other !== value));
  return (
    <fieldset
      className="grid gap-1"
      {...(error && { 'aria-invalid': true, 'aria-describedby': errorId })}
    >
      <legend className="pb-1 text-sm font-medium">{label}</legend>
      {error && (
        <p id={errorId} className="text-sm text-on-bad-soft">
          {error}
        </p>
      )}
      <div className="grid max-h-52 overflow-y-auto rounded-control border border-line p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-8 items-center gap-2.5 px-2 text-sm site:min-h-11"
          >
            <input
              type="checkbox"
              className="size-4 flex-none accent-brand"
              checked={chosen.includes(option.value)}
              onChange={({ target }) => toggle(option.value, target.checked)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
