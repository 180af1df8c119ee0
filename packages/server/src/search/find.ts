import type { Findable } from '@sitewright/domain/search/findable';
import type { WordCount } from '@sitewright/domain/search/rules';
import type { Hit } from '@sitewright/domain/search/search';
import { queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';

/**
 * At most so many rows of a kind are examined, so that a common word such as 'concrete' stays fast.
 */
export const maxCountedRecords = 2_000;

/** A word and every longer one, as a range of the index: no letter comes after the last sign there is. */
const beginsWith = (word: string) => `token >= ${word} and token < ${word} || chr(1114111)`;

const countText = `
  select kind as entity, word, (
    select count(*)::int from (
      select from search_tokens where entity = kind and ${beginsWith('word')} limit $3
    ) those
  ) as count
  from search_words($1) word cross join unnest($2::text[]) kind`;

/** The words of a question as the index has them, and how common each is. */
export const countWords = (
  tx: Tx,
  asked: string,
  kinds: readonly Findable[],
): Promise<WordCount[]> =>
  queryRows<WordCount>(tx, countText, [asked, kinds, maxCountedRecords + 1]);

const hasTheRest = `not exists (
  select from unnest($3::text[]) word where not exists (
    select from search_tokens
    where document_id = candidate.document_id and ${beginsWith('word')}
  )
)`;

/** The columns that tell records with the same title apart; of the few that were found, each by its id. */
const distinguishing = `
  case d.entity
    when 'carbonEntry' then (select date from carbon_entries where id = d.record_id)
    when 'siteIssue' then (select date from site_issues where id = d.record_id)
    when 'file' then (select (created_at at time zone 'Europe/London')::date from files where id = d.record_id)
  end::text as day,
  case d.entity when 'carbonEntry' then (select quantity from carbon_entries where id = d.record_id) end as quantity,
  case d.entity when 'carbonEntry' then (select unit from carbon_entries where id = d.record_id) end as unit`;

const findText = `
  select d.entity, d.record_id as "recordId", d.title, d.detail, ${distinguishing}, p.name as "projectName", p.slug,
         min(hit.place) = 0 as "beginsSo"
  from unnest($1::text[], $2::text[]) asked(kind, rarest)
  cross join lateral (
    (select 0 as place, document_id from (
       select document_id from search_tokens
       where entity = kind and ${beginsWith('search_beginning($4)')}
       order by token, document_id desc nulls last limit ${maxCountedRecords}
     ) candidate where ${hasTheRest} limit $5)
    union all
    (select 1, document_id from (
       select document_id from search_tokens
       where entity = kind and ${beginsWith('rarest')}
       order by token, document_id desc nulls last limit ${maxCountedRecords}
     ) candidate where ${hasTheRest} limit $5)
  ) hit
  join search_documents d on d.id = hit.document_id
  left join projects p on p.id = d.project_id
  group by d.organization_id, d.id, p.organization_id, p.id
  order by min(hit.place), case when min(hit.place) = 0 then d.title end, d.id desc`;

/**
 * People are few and belong to several organisations: they are searched directly, not in the index.
 * The domain of an email is shared by most, so it matches no person; a whole address does. Of
 * invited people only what was typed is searched, whatever their account says.
 */
const membersText = `
  select 'member' as entity, member.id as "recordId", member.name as title, member.email as detail,
         null as day, null as quantity, null as unit, null as "projectName", null as slug, "beginsSo"
  from (
    select m.id,
           case when m.invited_at is null then u.name else coalesce(m.invited_name, '') end as name,
           case when m.invited_at is null then u.email else coalesce(m.invited_email, '') end as email
    from user_organizations m join users u on u.id = m.user_id
  ) member,
    starts_with(search_beginning(member.name), search_beginning($1)) "beginsSo"
  where lower(member.email) = lower(trim($1)) or not exists (
    select from search_words($1) word where not exists (
      select from search_words(concat_ws(' ', member.name, split_part(member.email, '@', 1))) own
      where starts_with(own, word)
    )
  )
  order by "beginsSo" desc, member.name, member.id limit $2`;

export const findMembers = async (
  tx: Tx,
  kinds: readonly Findable[],
  { asked, most }: SearchInput,
): Promise<FoundRow[]> =>
  kinds.includes('member') ? queryRows<FoundRow>(tx, membersText, [asked, most]) : [];

export type FoundRow = Hit & { unit: string | null; entity: Findable; beginsSo: boolean };

type SearchInput = { words: string[]; asked: string; most: number };

/**
 * Of each kind the titles that begin with the query, by title; then the newest that contain all
 * words.
 */
export const findHits = (
  tx: Tx,
  rarest: ReadonlyMap<Findable, WordCount>,
  { words, asked, most }: SearchInput,
): Promise<FoundRow[]> =>
  queryRows<FoundRow>(tx, findText, [
    [...rarest.keys()],
    [...rarest.values()].map(({ word }) => word),
    words,
    asked,
    most,
  ]);
