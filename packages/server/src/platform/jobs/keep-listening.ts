import { Client } from 'pg';
import type { Connection } from '../database.ts';
import { RetryLater } from '../fault.ts';

type ListenOptions = {
  channel: string;
  hear: (payload: string) => void;
  /** Called after a time without a listening connection. */
  resync: () => void;
  onError: (error: Error) => void;
};

/** Hears until it is stopped, for those who hold no connection. */
export type Listen = (listenOptions: ListenOptions) => () => Promise<void>;

/** On a connection of its own, and on another when that one breaks; returns how to stop. */
export function keepListening(
  connection: Connection,
  { channel, hear, resync, onError }: ListenOptions,
) {
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  const listen = async () => {
    const mine = new Client({ ...connection, keepAlive: true, connectionTimeoutMillis: 5_000 });
    client = mine;
    // One that was abandoned still tells of its end, which is none of the next one's.
    const lost = (error: Error) => (client === mine ? again(error) : undefined);
    mine.on('error', lost);
    mine.on('end', () => lost(new Error('The listening connection ended.')));
    mine.on('notification', ({ payload }) => hear(payload ?? ''));
    try {
      await mine.connect();
      await mine.query(`listen ${channel}`);
    } catch (error) {
      lost(error as Error);
      throw error;
    }
  };
  const again = ({ message }: Error) => {
    onError(
      new RetryLater(`Listening for ${channel} was interrupted and is tried again: ${message}`),
    );
    abandon();
    retry = setTimeout(() => listen().then(resync, () => {}), 500); // `lost` has seen to it
  };
  const abandon = async () => {
    const old = client;
    client = undefined;
    clearTimeout(retry);
    await old?.end().catch(() => {}); // it may be broken already
  };
  listen().catch(() => {}); // `lost` has seen to it
  return abandon;
}
