import { definedOnly } from '../kernel/defined-only.ts';
import { badRequest, conflict, type Problem, refusedAt, refuseIf } from '../kernel/problem.ts';
import { refuseIfChanged } from '../kernel/version.ts';
import { type ApiAccess, obstacleToApiAccess } from '../settings/rules.ts';
import { Webhook, type WebhookChanges, type WebhookDelivery } from './webhook.ts';

export const maxWebhooks = 20;

const tooManyWebhooks = conflict(
  'webhook.too_many',
  `You already have ${maxWebhooks} webhooks. Delete one you no longer use.`,
);

const alreadyDelivering = conflict('webhook.is_waiting', 'This delivery is already in progress.');

export const obstacleToAdding = (apiAccess: ApiAccess, webhooks: number): Problem | undefined =>
  obstacleToApiAccess(apiAccess) ?? (webhooks < maxWebhooks ? undefined : tooManyWebhooks);

/** `public` allows only public addresses with TLS; `anywhere` is for development. */
export type Reach = 'public' | 'anywhere';

const httpsRequired = badRequest('webhook.https_required', 'Address must begin with https://');

export function refuseUnreachable({ url }: { url?: string | undefined }, reach: Reach): void {
  const isReached = url === undefined || reach === 'anywhere' || url.startsWith('https:');
  if (!isReached) throw refusedAt('url', httpsRequired);
}

export const webhookOff = conflict('webhook.is_off', 'The webhook was switched off.');

export const obstacleToDelivering = (
  { isActive }: Pick<Webhook, 'isActive'>,
  apiAccess: ApiAccess,
): Problem | undefined => obstacleToApiAccess(apiAccess) ?? (isActive ? undefined : webhookOff);

export function editWebhook(webhook: Webhook, { version, ...changes }: WebhookChanges): Webhook {
  refuseIfChanged(Webhook, webhook, version);
  return { ...webhook, ...definedOnly(changes) };
}

export function retryDelivery(delivery: WebhookDelivery): WebhookDelivery {
  refuseIf(delivery.status === 'waiting' ? alreadyDelivering : undefined);
  return { ...delivery, status: 'waiting', tries: 0, problem: null };
}

/** The most attempts per delivery, over about an hour. */
const maxAttempts = 8;

/** After this many failed deliveries in a row the webhook is switched off. */
export const maxFailures = 5;

type Answer = { answer: number | null; problem: string | null };

const isAcceptedAnswer = ({ answer }: Pick<Answer, 'answer'>): boolean =>
  answer !== null && answer >= 200 && answer < 300;

/** After one more try. */
export function afterAttempt(
  delivery: WebhookDelivery,
  answered: Answer,
  now: string,
): WebhookDelivery {
  const tries = delivery.tries + 1;
  const isOver = tries >= maxAttempts;
  const status = isAcceptedAnswer(answered) ? 'delivered' : isOver ? 'failed' : 'waiting';
  const failure = answered.problem ?? `The endpoint returned ${answered.answer}.`;
  return {
    ...delivery,
    tries,
    status,
    triedAt: now,
    answer: answered.answer,
    problem: isAcceptedAnswer(answered) ? null : failure,
  };
}
