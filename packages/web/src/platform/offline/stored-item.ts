/** An action that waits on this phone until the server has it; what it says is sealed. */
export type ItemHead = {
  seq: number;
  /** The `Idempotency-Key`, and the `clientId` of what it creates. */
  key: string;
  /** `POST /api/diary-entries` */
  endpoint: string;
  userId: number;
  userName: string;
  organizationId: number | null;
  build: string;
  madeAt: number;
  /** By how many milliseconds the server's clock was ahead when it was made; null where that was not known. */
  clockOffset: number | null;
  /** The records it is about, as `diaryEntryId:12`; what is about one record is sent in order. */
  record: string;
  /** Others of its series are sent before it, unless they need a person: entries arrive in the order of writing. */
  series?: string | undefined;
  /** Nothing later of its series is sent before it, even while it has to be tried again later. */
  isStrict?: true | undefined;
  /** The files of its record that were added before it are sent first. */
  followsFiles?: true | undefined;
  /** Ids below zero of what has to be sent before it. */
  needs: number[];
  tries: number;
  /** How often the server failed. */
  failures: number;
  dueAt: number;
  /** When the pause until then began. */
  pausedAt?: number;
  state: 'waiting' | 'needs-you';
  /** Counts the changes of what is sealed. */
  version: number;
  /** Its author has looked whether the server has it already, after more than 80 days. */
  isOldChecked?: true;
  deletedAt?: number | undefined;
  size: number;
  hasFile: boolean;
};

export type StoredItem = ItemHead & { sealed: ArrayBuffer };
