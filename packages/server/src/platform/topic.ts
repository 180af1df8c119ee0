import type { Tx } from './tenancy.ts';

type Follower<Args extends readonly unknown[]> = (tx: Tx, ...args: Args) => Promise<unknown>;

/**
 * What a feature publishes when it has written, for the features that are built on it. The followers run in the
 * same transaction, one after the other: where one fails, the action fails. `subscriptions.ts` names them.
 */
export function topic<Args extends readonly unknown[]>(name: string) {
  let followers: readonly Follower<Args>[] | undefined;
  return {
    async publish(tx: Tx, ...args: Args): Promise<void> {
      if (!followers) throw new Error(`The followers of ${name} are not connected.`);
      for (const follow of followers) await follow(tx, ...args);
    },
    connect(...all: readonly Follower<Args>[]): void {
      followers = all;
    },
  };
}
