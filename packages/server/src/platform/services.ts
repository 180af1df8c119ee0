import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { FreeSpace } from './files/free-space.ts';
import type { Metrics } from './http/metrics.ts';
import type { Live } from './jobs/live.ts';
import type { QueueEmail } from './jobs/mail.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Secrets } from './secrets.ts';

/** What features may use in addition to their transaction. */
export type Services = {
  secrets: Secrets;
  rateLimits: RateLimits;
  queueEmail: QueueEmail;
  /** False on an installation without a mail server. */
  canSendEmail: boolean;
  live: Live;
  freeSpace: FreeSpace;
  /** Absent if metrics are switched off. */
  metrics?: Metrics | undefined;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  publicUrl: string;
  policy: Pick<
    Config,
    | 'ARE_DOCS_PUBLIC'
    | 'ARE_PLANS_OWN'
    | 'REGISTRATION'
    | 'PASSWORD_POLICY'
    | 'FORGOT_PASSWORD_DISCLOSE'
    | 'OPERATOR_ORGANIZATION'
    | 'PLAN_LIMITS'
    | 'STORAGE_QUOTA_BYTES'
    | 'WEBHOOKS'
    | 'WEATHER_URL'
    | 'WEATHER_KEY'
    | 'SMART_CHECK_URL'
    | 'SMART_CHECK_KEY'
  >;
};
