import { diaryApi } from '@sitewright/domain/diary/api';
import { obstacleOfRole } from '@sitewright/domain/kernel/access';
import { labourApi } from '@sitewright/domain/labour/api';
import type { LabourSession } from '@sitewright/domain/labour/labour-session';
import { useQuery } from '@tanstack/react-query';
import { Square } from 'lucide-react';
import { useState } from 'react';
import { userMessage } from '../../platform/call.ts';
import { queryAll } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { useCommand } from '../../platform/use-command.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { ButtonWithReason } from '../../ui/disabled-reason.tsx';
import { Failure } from '../../ui/layout/failure.tsx';

/** Ends every session of the contract, after one question; each becomes an entry of the day. */
export function StopCrews({ projectId }: { projectId: number }) {
  const obstacle = obstacleOfRole(useActor(), 'labour', 'U', 'stop a crew');
  const [isAsking, setAsking] = useState(false);
  const { data: open } = useQuery(
    queryAll(labourApi.list, { query: { projectId, isOpen: 'true' } }),
  );
  const stop = useCommand(labourApi.finishAll, {
    refreshes: [diaryApi.day, diaryApi.list, labourApi.board],
  });
  const confirm = () => {
    setAsking(false);
    stop.perform({ params: { projectId }, body: {} });
  };
  return (
    <li className="grid gap-2">
      {stop.error && !stop.isPending && <Failure text={userMessage(stop.error)} />}
      <ButtonWithReason
        icon={Square}
        obstacle={obstacle}
        isPending={stop.isPending}
        onClick={() => setAsking(true)}
      >
        Stop all crews now
      </ButtonWithReason>
      <ConfirmDialog
        isOpen={isAsking}
        variant="warning"
        title={`Stop ${open ? whoStops(open) : 'all crews'}?`}
        description="This stops the clock and creates a diary entry for each crew."
        confirmText="Stop all"
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      />
    </li>
  );
}

/** '3 crews with 12 people and 1 machine' */
function whoStops(sessions: readonly LabourSession[]): string {
  const crews = sessions.filter(({ crewKind }) => crewKind !== 'plant');
  const people = crews.reduce((sum, { operatives }) => sum + operatives, 0);
  const machines = sessions.length - crews.length;
  return [
    crews.length > 0 &&
      `${count(crews.length, 'crew', 'crews')} with ${count(people, 'person', 'people')}`,
    machines > 0 && count(machines, 'machine', 'machines'),
  ]
    .filter(Boolean)
    .join(' and ');
}

const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;
