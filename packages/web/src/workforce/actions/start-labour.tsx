import { labourApi } from '@sitewright/domain/labour/api';
import { fullName } from '@sitewright/domain/labour/crew';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { StartSheet } from '../../labour/start/start-sheet.tsx';
import { query } from '../../platform/query.ts';
import { ContractChoice } from '../../projects/contract-choice.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Loaded } from '../../ui/layout/loaded.tsx';
import type { ActionProps } from '../worker-actions.ts';

/** Opens the start dialog of the live board with this worker found. */
export function StartLabour({ worker, onClose }: ActionProps) {
  const [only, ...others] = worker.inductedProjectIds ?? [];
  const [chosen, choose] = useState(others.length === 0 && only ? String(only) : '');
  const board = useQuery({
    ...query(labourApi.board, { params: { projectId: chosen } }),
    enabled: chosen !== '',
  });
  if (board.data)
    return (
      <StartSheet
        projectId={Number(chosen)}
        sessions={board.data.sessions.filter(({ status }) => status !== 'finished')}
        worker={fullName(worker)}
        onClose={onClose}
      />
    );
  return (
    <Dialog title={`Start ${fullName(worker)}`} isOpen onClose={onClose}>
      <ContractChoice label="On which contract?" value={chosen} onChange={choose} />
      {chosen && (
        <Loaded query={board} what="the live board" empty="This contract no longer exists.">
          {() => null}
        </Loaded>
      )}
    </Dialog>
  );
}
