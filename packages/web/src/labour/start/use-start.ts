import { labourApi } from '@sitewright/domain/labour/api';
import type { LabourSessionStart } from '@sitewright/domain/labour/labour-session';
import { useState } from 'react';
import { type CommandOptions, useCommand } from '../../platform/use-command.ts';
import type { EarlierField } from '../earlier-time.tsx';
import { useToastIfKept } from '../use-toast-if-kept.ts';

/** Where they start, and with what. */
export type Start = {
  projectId: number;
  task: string;
  earlier: EarlierField /** Today is signed off. */;
  isClosed: boolean;
};

type Crew = Omit<LabourSessionStart, 'projectId' | 'task' | 'reported' | 'startedAt' | 'reason'>;

export function useStart(
  { projectId, task, earlier }: Start,
  { onRefused, ...options }: CommandOptions<typeof labourApi.start> = {},
) {
  const [isAtTime, setAtTime] = useState(false);
  const { perform, error, ...start } = useCommand(labourApi.start, {
    ...options,
    onDone: useToastIfKept(options.onDone),
    onRefused: (refusal) => {
      const isShown = earlier.showRefusal(refusal);
      setAtTime(isShown);
      if (!isShown) onRefused?.(refusal);
    },
  });
  return {
    ...start,
    /** Errors that are not shown at the time field. */
    error: isAtTime ? null : error,
    perform: (crew: Crew) =>
      earlier.check() && perform({ body: { ...crew, projectId, task, ...earlier.typed } }),
  };
}
