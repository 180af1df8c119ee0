import type { OnSite } from '@sitewright/domain/workforce/on-site';
import { useState } from 'react';
import { readItem, setItem } from '../../platform/local-storage.ts';

/** When each person was accounted for, by their key. */
type Ticks = Readonly<Record<string, string>>;

export const tickOf = ({ labourSessionId, workerId }: OnSite): string =>
  `${labourSessionId}-${workerId ?? 'crew'}`;

function readTicks(key: string): Ticks {
  try {
    return JSON.parse(readItem(key) ?? '{}');
  } catch {
    return {};
  }
}

/** Stored on this device for this contract and day: a roll call works without a network. */
export function useTicks(projectId: number, day: string) {
  const key = `sitewright.roll-call.${projectId}.${day}`;
  const [ticks, setTicks] = useState(() => readTicks(key));
  const change = (next: Ticks) => {
    setTicks(next);
    setItem(key, JSON.stringify(next));
  };
  return {
    ticks,
    toggle: (person: OnSite) => {
      const { [tickOf(person)]: before, ...others } = ticks;
      change(before ? others : { ...others, [tickOf(person)]: new Date().toISOString() });
    },
    startAgain: () => change({}),
  };
}
