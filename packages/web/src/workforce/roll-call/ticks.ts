import type { Input } from '@sitewright/domain/kernel/endpoint';
import {
  type RollCallTick,
  rollCallApi,
  unnamedCrew,
} from '@sitewright/domain/labour/roll-call-api';
import type { OnSite } from '@sitewright/domain/workforce/on-site';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { callOrKeep } from '../../platform/call-or-keep.ts';
import { newKey } from '../../platform/idempotency-key.ts';
import { invalidateAfter } from '../../platform/invalidate.ts';
import { setItem } from '../../platform/local-storage.ts';
import { outboxSnapshot, subscribeToOutbox } from '../../platform/outbox/snapshot.ts';
import { savedOnThisPhone } from '../../platform/outbox/waiting-replies.ts';
import { query } from '../../platform/query.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useOnline } from '../../platform/use-online.ts';

/** A roll call: that of one contract on one day. */
export type RollCallDay = { projectId: number; date: string };

type Called = Pick<OnSite, 'labourSessionId' | 'workerId'>;

export const tickKeyOf = ({ labourSessionId, workerId }: Called): string =>
  `${labourSessionId}-${workerId || 'crew'}`;

/** Shared by all who are on the contract. */
export function useTicks(day: RollCallDay) {
  const { data } = useQuery(query(rollCallApi.rollCallTicks, { params: day }));
  const ticks = data ?? [];
  const times = new Map(ticks.map((tick) => [tickKeyOf(tick), tick.accountedAt]));
  // Ticks were kept on one device only before they were shared.
  const earlierKey = `sitewright.roll-call.${day.projectId}.${day.date}`;
  useEffect(() => void setItem(earlierKey, null), [earlierKey]);
  return { ticks, foundAt: (person: Called) => times.get(tickKeyOf(person)) };
}

/** Ticks a person, or removes their tick. */
export function useTick(day: RollCallDay, { labourSessionId, workerId }: Called, isFound: boolean) {
  const ticking = useCommand(rollCallApi.tick);
  const unticking = useCommand(rollCallApi.untick);
  const params = { ...day, labourSessionId, workerId: workerId ?? unnamedCrew };
  return {
    error: isFound ? unticking.error : ticking.error,
    toggle: () => (isFound ? unticking.perform({ params }) : ticking.perform({ params, body: {} })),
  };
}

type Untick = Input<typeof rollCallApi.untick>;

/** Removes all ticks. */
export function useStartAgain(day: RollCallDay, ticks: readonly RollCallTick[]): () => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (inputs: Untick[]) =>
      Promise.all(inputs.map((input) => callOrKeep(rollCallApi.untick, input, newKey()))),
    onSettled: () => invalidateAfter(client, rollCallApi.untick),
  });
  return () =>
    mutate(
      ticks.map(({ labourSessionId, workerId }) => ({
        params: { ...day, labourSessionId, workerId },
      })),
    );
}

/** Who can see the ticks, or that they wait on this phone; nothing before the first. */
export function useTicksSaved(hasTicks: boolean): string | undefined {
  const online = useOnline();
  const { items } = useSyncExternalStore(subscribeToOutbox, outboxSnapshot);
  const waits = items.some(
    ({ endpoint, deletedAt }) => !deletedAt && endpoint.includes(rollCallPath),
  );
  if (waits) return savedOnThisPhone;
  return online && hasTicks ? 'Saved for everyone on this contract.' : undefined;
}

const rollCallPath = '/roll-call/';
