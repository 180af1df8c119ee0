import * as z from 'zod';
import { Id, Version } from '../kernel/id.ts';
import { PageQuery } from '../kernel/page.ts';
import { type RecordType, recordsWith } from '../kernel/record-type.ts';
import { requiredLine } from '../kernel/text.ts';
import { recordTypes } from '../record-types.ts';

export type Entity = Extract<(typeof recordTypes)[number], { webhook: object }>['resource'];

/** The record types of webhooks, with labels; private records have none. */
export const webhookEntitiesOf = (records: readonly RecordType[]) =>
  recordsWith(records, 'webhook').map(({ resource, label, webhook }) => ({
    entity: resource as Entity,
    label: webhook.label ?? label.many,
    isSuggested: webhook.isSuggested ?? false,
  }));

export const webhookEntities = webhookEntitiesOf(recordTypes);
const entities = webhookEntities.map(({ entity }) => entity);

export const webhookLabelOf = (entity: Entity): string | undefined =>
  webhookEntities.find((one) => one.entity === entity)?.label;

const addressFault = 'Enter an address, such as https://example.com/hook';

const isAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '';
};

const fields = {
  name: requiredLine('Name', 100),
  url: requiredLine('Address', 500).refine(isAddress, addressFault),
  entities: z
    .array(
      z.enum(entities, 'Please choose at least one record type'),
      'Please choose at least one event',
    )
    .min(1, 'Please choose at least one record type')
    .max(entities.length),
};

export const WebhookDraft = z.object(fields);

export const WebhookChanges = z
  .object({ ...fields, isActive: z.boolean(), version: Version })
  .partial();

export const Webhook = z.object({
  id: Id,
  name: z.string(),
  url: z.string(),
  entities: z.array(z.enum(entities)),
  isActive: z.boolean(),
  createdAt: z.iso.datetime(),
  version: Version,
});

/** The signing secret is shown once. */
export const CreatedWebhook = Webhook.extend({ secret: z.string() });

/** The payload: only that something changed; details are read with an API token. */
export const WebhookEvent = z.object({
  entity: z.string(),
  id: z.int().nullable(),
  action: z.string(),
});

const deliveryStates = ['waiting', 'delivered', 'failed'] as const;

export const WebhookDelivery = z.object({
  id: Id,
  event: WebhookEvent,
  status: z.enum(deliveryStates),
  tries: z.int(),
  /** The status that was answered. */
  answer: z.int().nullable(),
  problem: z.string().nullable(),
  createdAt: z.iso.datetime(),
  triedAt: z.iso.datetime().nullable(),
});

export const DeliveryQuery = PageQuery;

export type Webhook = z.infer<typeof Webhook>;
export type WebhookDraft = z.infer<typeof WebhookDraft>;
export type WebhookChanges = z.infer<typeof WebhookChanges>;
export type CreatedWebhook = z.infer<typeof CreatedWebhook>;
export type WebhookEvent = z.infer<typeof WebhookEvent>;
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;
