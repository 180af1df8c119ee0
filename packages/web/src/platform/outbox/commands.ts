import type { diaryApi } from '@sitewright/domain/diary/api';
import type { Endpoint, Input, Reply } from '@sitewright/domain/kernel/endpoint';
import { endpointName } from '@sitewright/domain/kernel/endpoint';
import type { LabourSession } from '@sitewright/domain/labour/labour-session';
import type { ContractPack } from '@sitewright/domain/site-pack/contract-pack';
import type { Acceptance, ItemOf, OutboxItem, WarnedItem } from './item.ts';

/** Reads what this phone knows of an endpoint: what was kept of it, and what waits. */
export type ReadKept = <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
) => Promise<Reply<E> | undefined>;

// Methods, so that commands of different endpoints fit into one list.
export type KeptCommand<E extends Endpoint = Endpoint> = {
  endpoint: E;
  /** The id that it creates, as named in a path: `diaryEntryId`. Its record has a negative id until it is sent. */
  creates?: string;
  /** It edits what an item of this endpoint makes: while that was never tried, it becomes part of it. */
  edits?: Endpoint;
  /** These items are sent in the order in which they were made, whatever record they are about. */
  series?: string;
  /** Also while something earlier of its series has to be tried again later. */
  isStrict?: true;
  /** The server checks the files of its record: those that were added before it are sent first. */
  followsFiles?: true;
  /** Files above this need signal. */
  mostBytes?: number;
  /** Sent late, it says when it happened: the time counts. */
  reportsTime?: true;
  /** The same for an endpoint that takes the time as one field of its body. */
  timeField?: string;
  /** Its name in the outbox: `Diary entry`. */
  label: string;
  /** The form's labels for the fields of its body, in the order of the form; those of `labor` too. */
  fieldLabels?: Readonly<Record<string, string>>;
  /** Where its record is edited, on the contract of this slug. */
  editPath?(slug: string, id: number): string;
  /** The action as a diary entry, if it can be recorded as one instead. */
  asDiaryEntry?(item: ItemOf<E>, finishedAt?: string): Input<typeof diaryApi.create>['body'];
  /** The crew that it started, if this phone has no finish of it: its entry needs a typed one. */
  crewWithoutFinish?(item: ItemOf<E>): LabourSession | undefined;
  /** The user's text, to be copied. */
  textOf?(input: Input<E>): string;
  /** The fields of the server's reply to store until the packs contain it; by default `id`, `version` and `url`. */
  acceptanceOfReply?(reply: Reply<E>): Omit<Acceptance, 'at'>;
  /** Whether a warning in the reply no longer applies, according to the packs. */
  isWarningOver?(pack: ContractPack, acceptance: Acceptance): boolean;
  /** Whether this action is what another one's warning asked for. */
  answersWarning?(item: ItemOf<E>, warned: WarnedItem): boolean;
  /** The server's answer, as far as the phone can predict it. */
  replyTo(item: ItemOf<E>, read: ReadKept): Reply<E> | Promise<Reply<E>>;
};

/** How an action of this endpoint waits on a phone. Every endpoint that is `offline` has one. */
export const keptCommand = <E extends Endpoint>(
  endpoint: E,
  command: Omit<KeptCommand<E>, 'endpoint'>,
): KeptCommand => ({ endpoint, ...command }) as unknown as KeptCommand;

/** All of them; set by app/kept-commands.ts. */
const commands = new Map<string, KeptCommand>();

export function registerCommands(list: readonly KeptCommand[]): void {
  for (const command of list) commands.set(endpointName(command.endpoint), command);
}

export const commandOf = ({ endpoint }: Pick<OutboxItem, 'endpoint'>): KeptCommand | undefined =>
  commands.get(endpoint);

export const commandFor = (endpoint: Endpoint): KeptCommand | undefined =>
  commands.get(endpointName(endpoint));
