import { sessionApi } from '@sitewright/domain/session/api';
import type { WorkerDocument } from '@sitewright/domain/workforce/papers';
import { useState } from 'react';
import { DeedDialog } from '../../app/deed-dialog.tsx';
import { useCommand } from '../../platform/use-command.ts';
import { documentAt } from '../queries.ts';
import { OwnPassword } from './reasoned-dialog.tsx';

type Props = { document: WorkerDocument; onClose: () => void };

/** The password first; then the browser saves it, and the log says so. */
export function OpenDocument({ document: paper, onClose }: Props) {
  const [password, setPassword] = useState('');
  const confirm = useCommand(sessionApi.confirm, {
    onDone: () => {
      onClose();
      const link = { href: documentAt(paper.id), download: paper.name };
      Object.assign(document.createElement('a'), link).click();
    },
  });
  return (
    <DeedDialog
      title={`Open ${paper.name}?`}
      description="It is saved on this device. That you opened it is written into the log."
      confirmText="Open"
      variant="warning"
      command={confirm}
      isBlocked={password === ''}
      onConfirm={() => confirm.perform({ body: { password } })}
      onClose={onClose}
    >
      {(fields) => <OwnPassword error={fields.password} value={password} onChange={setPassword} />}
    </DeedDialog>
  );
}
