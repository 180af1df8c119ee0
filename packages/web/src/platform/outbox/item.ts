import { type Endpoint, endpointName, type Input } from '@sitewright/domain/kernel/endpoint';
import type { ItemHead } from '../offline/stored-item.ts';

type Fields = Record<string, unknown>;

/** The input of a call, as it is kept. */
export type KeptInput = {
  params?: Record<string, number | string>;
  query?: Fields;
  body?: Fields;
};

/** Why the server refused it, so that its author can decide. */
export type Trouble = {
  status: number;
  code: string;
  message: string;
  fields?: Record<string, string>;
  /** The record as it is now, or who deleted it. */
  current?: unknown;
  requestId?: string;
};

/** The server's result, without data that a phone may not store. */
export type Acceptance = {
  at: number;
  /** Of the record, or of the file. */
  id?: number;
  version?: number;
  url?: string;
  /** Why its author must act, although the server has accepted it. */
  warning?: string;
};

export type KeptFile = { name: string; type: string; lastModified: number; size: number };

/** The sealed part: only its author can read it. */
export type ItemContent = { input: KeptInput; file?: KeptFile; trouble?: Trouble };

export type OutboxItem = ItemHead &
  ItemContent & {
    /** Only once the server has it: it no longer waits. */
    accepted?: Acceptance;
  };

/** Accepted, but its author has to do something about the record that it became. */
export type WarnedItem = OutboxItem & { accepted: Acceptance & { id: number; warning: string } };

/** An item of this endpoint, with its input as it was made. */
export type ItemOf<E extends Endpoint> = Omit<OutboxItem, 'input'> & { input: Input<E> };

/** When it was made, by the server's clock as far as the phone knew it. */
export const serverTimeOf = ({
  madeAt,
  clockOffset,
}: Pick<ItemHead, 'madeAt' | 'clockOffset'>): string =>
  new Date(madeAt + (clockOffset ?? 0)).toISOString();

/** A record waiting to be created has a negative id until the server assigns one. */
export const localId = ({ seq }: Pick<ItemHead, 'seq'>): number => -seq;

/** Whether a record has not been created on the server yet. */
export const isUnsentId = (recordId: number): boolean => recordId < 0;

/** The id under which it is shown: its own until the server has it. */
export const shownId = ({ seq, accepted }: Pick<OutboxItem, 'seq' | 'accepted'>): number =>
  accepted?.id ?? localId({ seq });

/** Whether a record does not contain it yet; what waits, none does. */
export const isNewerThan =
  ({ version }: { version: number }) =>
  ({ accepted }: Pick<OutboxItem, 'accepted'>): boolean =>
    (accepted?.version ?? Number.POSITIVE_INFINITY) > version;

const isIdName = (name: string): boolean => /Ids?$/.test(name);

/** Every id below zero in the path and in the body: what has to be sent first. */
export function neededIds({ params, body }: KeptInput): number[] {
  const ids = [params, body].flatMap((fields) =>
    Object.entries(fields ?? {}).flatMap(([name, value]) => (isIdName(name) ? value : [])),
  );
  return [...new Set(ids.flat().map(Number))].filter(isUnsentId);
}

/** The same input with the server's ids. */
export function withServerIds(
  input: KeptInput,
  idOf: (local: number) => number | undefined,
): KeptInput {
  const replaced = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(replaced) : Number(value) < 0 ? idOf(Number(value)) : value;
  const inFields = <F extends Fields>(fields: F): F =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        isIdName(name) ? replaced(value) : value,
      ]),
    ) as F;
  return {
    ...input,
    ...(input.params && { params: inFields(input.params) }),
    ...(input.body && { body: inFields(input.body) }),
  };
}

/** `diaryEntryId:12`: the record that a call is about, by the last id of its path. */
export function recordOf({ path }: Pick<Endpoint, 'path'>, { params = {} }: KeptInput): string {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return names.map((name) => `${name}:${params[name]}`).join(' ');
}

/** Whether it is an item of this endpoint that its author has not deleted. */
export const isOf =
  <E extends Endpoint>(endpoint: E) =>
  <I extends ItemHead>(item: I): item is I & ItemOf<E> =>
    item.endpoint === endpointName(endpoint) && !item.deletedAt;
