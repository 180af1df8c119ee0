import type { TemplateData } from '@sitewright/domain/email-templates/language';
import type { PreviewRecord } from '@sitewright/domain/email-templates/preview';
import type { TemplateType } from '@sitewright/domain/email-templates/template-type';
import { type Actor, can, type Resource } from '@sitewright/domain/kernel/access';
import { found, notFound, refuseIf } from '@sitewright/domain/kernel/problem';
import type { Tx } from '../platform/tenancy.ts';

type RenderContext = { tx: Tx; actor: Actor; now: Date; publicUrl: string };

/** The records that emails of a type can be about, and the data of one; `app.ts` hands them to the routes. */
export type PreviewRecords = {
  right: Resource;
  list: (tx: Tx) => Promise<PreviewRecord[]>;
  read: (context: RenderContext, id: number) => Promise<{ name: string; words: TemplateData }>;
};

/** None for emails without a record, such as those with a code. */
export type RecordsByType = Partial<Record<TemplateType, PreviewRecords>>;

export type PreviewContext = RenderContext & { recordsByType: RecordsByType };

/** Records that the caller may not read are neither listed nor found by id. */
export async function listRecords(
  tx: Tx,
  type: TemplateType,
  actor: Actor,
  recordsByType: RecordsByType,
): Promise<PreviewRecord[]> {
  const records = recordsByType[type];
  return records && can(actor, records.right, 'R') ? records.list(tx) : [];
}

export function readRecord(context: PreviewContext, type: TemplateType, id: number) {
  const { right, read } = found(context.recordsByType[type]);
  refuseIf(can(context.actor, right, 'R') ? undefined : notFound);
  return read(context, id);
}
