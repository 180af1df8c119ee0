import { labourApi } from '@sitewright/domain/labour/api';
import type { LabourSessionStart } from '@sitewright/domain/labour/labour-session';
import { type CommandOptions, useCommand } from '../../platform/use-command.ts';
import { type Earlier, useEarlier } from '../earlier-time.tsx';

/** Where they start, and with what. */
export type Start = { projectId: number; task: string; earlier: Earlier };

type Crew = Omit<LabourSessionStart, 'projectId' | 'task' | 'deviceTime' | 'startedAt' | 'reason'>;

export function useStart(
  { projectId, task, earlier }: Start,
  options: CommandOptions<typeof labourApi.start> = {},
) {
  const { perform, ...start } = useCommand(labourApi.start, options);
  const { at: startedAt, reason } = useEarlier(earlier);
  const typed = startedAt && { startedAt, reason };
  const deviceTime = () => new Date().toISOString();
  return {
    ...start,
    perform: (crew: Crew) =>
      perform({ body: { ...crew, projectId, task, ...typed, deviceTime: deviceTime() } }),
  };
}
