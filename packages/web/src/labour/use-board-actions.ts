import { labourApi } from '@sitewright/domain/labour/api';
import type { Pause } from '@sitewright/domain/labour/labour-session';
import { useState } from 'react';
import { useCommand } from '../platform/use-command.ts';

/** What can be done to everybody on a contract at once, such as when the rain comes. */
export function useBoardActions(projectId: number) {
  const [refusal, setRefusal] = useState<Error | null>(null);
  const options = { onRefused: setRefusal };
  const pausing = useCommand(labourApi.pauseAll, options);
  const resuming = useCommand(labourApi.resumeAll, options);
  const finishing = useCommand(labourApi.finishAll, options);
  const ask = { params: { projectId } };
  const afresh = (action: () => void) => {
    setRefusal(null);
    action();
  };
  return {
    refusal,
    isPending: pausing.isPending || resuming.isPending || finishing.isPending,
    pauseAll: (body: Pause) => afresh(() => pausing.perform({ ...ask, body })),
    resumeAll: () => afresh(() => resuming.perform(ask)),
    finishAll: () => afresh(() => finishing.perform(ask)),
  };
}
