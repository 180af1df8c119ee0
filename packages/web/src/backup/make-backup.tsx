import {
  type BackupModule,
  backupModules,
  moduleLabels,
} from '@sitewright/domain/backup/backup-contents';
import { dataBackupApi } from '@sitewright/domain/backup/data-backup-api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionDialog } from '../app/action-dialog.tsx';
import { usePasswordAgain } from '../app/use-password-again.tsx';
import { useCommand } from '../platform/use-command.ts';
import { projectQueries } from '../projects/queries.ts';
import { CheckboxField } from '../ui/checkbox-field.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useToast } from '../ui/toast.tsx';
import { staleByBackup } from './backup-queries.ts';
import { ChooseSome } from './choose-some.tsx';

type Asked = {
  backupType: 'full' | 'contract' | 'module';
  projectIds: string[];
  modules: string[];
  includesFiles: string;
  includesSecrets: string;
  passphrase: string;
  note: string;
};

const start: Asked = {
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
  { value: 'contract', label: 'Chosen contracts' },
  { value: 'module', label: 'Chosen parts' },
];

const modules = Object.entries(moduleLabels).map(([value, label]) => ({ value, label }));

export function MakeBackup({ onClose }: { onClose: () => void }) {
  const [asked, setAsked] = useState(start);
  const set = (changes: Partial<Asked>) => setAsked((before) => ({ ...before, ...changes }));
  const toast = useToast();
  const make = useCommand(dataBackupApi.makeBackup, {
    refreshes: staleByBackup,
    onDone: () => {
      onClose();
      toast({ text: 'The backup has begun' });
    },
  });
  const again = usePasswordAgain(make);
  return (
    <ActionDialog
      title="Back up now"
      description="It is kept here, under seal, for seven days. You can download it meanwhile."
      confirmText="Back up"
      command={again.command}
      isBlocked={again.isBlocked}
      onConfirm={() => again.before(() => make.perform({ body: bodyOf(asked) }))}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <What asked={asked} set={set} errors={errors} />
          <CheckboxField
            label="With photos and files"
            name="includesFiles"
            value={asked.includesFiles}
            onChange={(includesFiles) => set({ includesFiles })}
          />
          <Secrets asked={asked} set={set} errors={errors} />
          <TextField
            label="Note"
            isOptional
            name="note"
            maxLength={500}
            error={errors.note}
            value={asked.note}
            onChange={(note) => set({ note })}
          />
          {again.field}
        </>
      )}
    </ActionDialog>
  );
}

const bodyOf = ({ backupType, projectIds, modules: chosen, note, ...ticks }: Asked) => ({
  backupType,
  projectIds: backupType === 'contract' ? projectIds.map(Number) : [],
  tables:
    backupType === 'module' ? chosen.flatMap((name) => backupModules[name as BackupModule]) : [],
  includesFiles: ticks.includesFiles === 'yes',
  includesSecrets: ticks.includesSecrets === 'yes',
  ...(ticks.includesSecrets === 'yes' && { passphrase: ticks.passphrase }),
  ...(note && { note }),
});

type Part = {
  asked: Asked;
  set: (changes: Partial<Asked>) => void;
  errors: Record<string, string>;
};

function What({ asked, set, errors }: Part) {
  const { data: contracts = [] } = useQuery({
    ...projectQueries.list(),
    enabled: asked.backupType === 'contract',
  });
  return (
    <>
      <SelectField
        label="What"
        name="backupType"
        placeholder="Choose"
        options={types}
        value={asked.backupType}
        onChange={(type) => set({ backupType: type as Asked['backupType'] })}
      />
      {asked.backupType === 'contract' && (
        <ChooseSome
          label="Contracts"
          options={(contracts ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          error={errors.projectIds}
          chosen={asked.projectIds}
          onChange={(projectIds) => set({ projectIds })}
        />
      )}
      {asked.backupType === 'module' && (
        <ChooseSome
          label="Parts"
          options={modules}
          error={errors.tables}
          chosen={asked.modules}
          onChange={(chosen) => set({ modules: chosen })}
        />
      )}
    </>
  );
}

const Secrets = ({ asked, set, errors }: Part) => (
  <>
    <CheckboxField
      label="With identity, health, pay and bank details"
      help="Left out unless you tick this. They are locked with a passphrase that we do not keep."
      name="includesSecrets"
      value={asked.includesSecrets}
      onChange={(includesSecrets) => set({ includesSecrets })}
    />
    {asked.includesSecrets === 'yes' && (
      <PasswordField
        label="Passphrase"
        help="At least 12 characters. Without it nobody can restore these fields."
        name="passphrase"
        autoComplete="new-password"
        error={errors.passphrase}
        value={asked.passphrase}
        onChange={(passphrase) => set({ passphrase })}
      />
    )}
  </>
);
