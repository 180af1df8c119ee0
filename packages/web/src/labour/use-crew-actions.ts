import { labourApi } from '@sitewright/domain/labour/api';
import type { LabourSession, Pause } from '@sitewright/domain/labour/labour-session';
import { pauseLabourSession, resumeSession } from '@sitewright/domain/labour/rules';
import { useState } from 'react';
import { useActor } from '../platform/session.ts';
import { useCommand } from '../platform/use-command.ts';
import { useSiteClock } from './site-clock.ts';
import { useToastIfKept } from './use-toast-if-kept.ts';

export type CrewActions = ReturnType<typeof useCrewActions>;

/** Pausing and resuming one crew. Until the server has answered it is shown as it will be then. */
export function useCrewActions(session: LabourSession) {
  const actor = useActor();
  const clock = useSiteClock();
  const [expected, setExpected] = useState(session);
  const [refusal, setRefusal] = useState<Error | null>(null);
  const options = { onRefused: setRefusal, onDone: useToastIfKept() };
  const pausing = useCommand(labourApi.pause, options);
  const resuming = useCommand(labourApi.resume, options);
  const isPending = pausing.isPending || resuming.isPending;

  const input = { params: { labourSessionId: session.id } };
  const expect = (after: LabourSession) => {
    setRefusal(null);
    setExpected(after);
  };
  return {
    shown: isPending ? expected : session,
    isPending,
    refusal,
    pause: (body: Pause) => {
      expect(pauseLabourSession(session, actor, body, clock()));
      pausing.perform({ ...input, body });
    },
    resume: () => {
      expect(resumeSession(session, actor, clock()));
      resuming.perform({ ...input, body: {} });
    },
  };
}
