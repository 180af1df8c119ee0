import { labourApi } from '@sitewright/domain/labour/api';
import type { LabourSessionStart } from '@sitewright/domain/labour/labour-session';
import { type CommandOptions, useCommand } from '../../platform/use-command.ts';

/** Where they start, and with what. */
export type Start = { projectId: number; task: string };

type Crew = Omit<LabourSessionStart, 'projectId' | 'task' | 'deviceTime'>;

export function useStart(
  { projectId, task }: Start,
  options: CommandOptions<typeof labourApi.start> = {},
) {
  const { perform, ...start } = useCommand(labourApi.start, options);
  return {
    ...start,
    perform: (crew: Crew) =>
      perform({ body: { ...crew, projectId, task, deviceTime: new Date().toISOString() } }),
  };
}
