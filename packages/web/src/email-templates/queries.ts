import { backupApi } from '@sitewright/domain/backup/api';
import { emailTemplatesApi } from '@sitewright/domain/email-templates/api';
import type { EmailTemplate } from '@sitewright/domain/email-templates/email-template';
import type {
  Preview,
  PreviewRecord,
  PreviewRequest,
  StandardLetter,
} from '@sitewright/domain/email-templates/preview';
import type { TemplateType } from '@sitewright/domain/email-templates/template-type';
import type { TemplateVersion } from '@sitewright/domain/email-templates/template-version';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../platform/call.ts';
import { wholeList } from '../platform/whole-list.ts';

const templates = emailTemplatesApi.list.path;
const letters = emailTemplatesApi.letters.path;

/** A letter in its own words, or in ours. */
export type Shown = { id: number } | { templateType: TemplateType };

export const templateQueries = {
  list: () => wholeList(emailTemplatesApi.list),
  standards: () =>
    queryOptions<StandardLetter[] | null>({ queryKey: [emailTemplatesApi.standards.path] }),
  read: (id: number | string) =>
    queryOptions<EmailTemplate | null>({ queryKey: [`${templates}/${id}`] }),
  versions: (id: number) =>
    queryOptions<TemplateVersion[] | null>({ queryKey: [`${templates}/${id}/versions`] }),
  records: (templateType: TemplateType) =>
    queryOptions<PreviewRecord[] | null>({
      queryKey: [`${emailTemplatesApi.records.path}?templateType=${templateType}`],
    }),
  preview: (shown: Shown, body: PreviewRequest) =>
    queryOptions<Preview>({
      queryKey: [templates, 'preview', shown, body],
      queryFn: () =>
        'id' in shown
          ? call(emailTemplatesApi.preview, { params: { emailTemplateId: shown.id }, body })
          : call(emailTemplatesApi.previewStandard, { params: shown, body }),
      placeholderData: keepPreviousData,
    }),
  letters: () =>
    infiniteQueryOptions({
      queryKey: [letters],
      queryFn: ({ pageParam: cursor }: { pageParam: number | undefined }) =>
        callPage(emailTemplatesApi.letters, { query: { cursor } }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next,
    }),
};

/** What an action on a template changes: the lists, and the bin. */
export const staleByTemplates: readonly string[] = [templates, backupApi.listBin.path];
export const staleByLetters: readonly string[] = [letters, templates];
