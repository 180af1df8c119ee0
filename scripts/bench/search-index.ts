import type { Client } from 'pg';

/** Fills the search of one organisation with what `addDocuments` inserts: the superuser's rows are not indexed. */
export async function writeIndex(
  superuser: Client,
  organizationId: number,
  addDocuments: () => Promise<unknown>,
): Promise<void> {
  await superuser.query('begin');
  // Millions of words: the foreign key need not be checked row by row.
  await superuser.query("set local session_replication_role = 'replica'");
  await superuser.query("select set_config('app.org', $1, true)", [String(organizationId)]);
  await addDocuments();
  await superuser.query(
    `insert into search_tokens (entity, token, document_id)
     select d.entity, word, d.id from search_documents d
     cross join lateral search_tokens_of(d.title, d.words) word where d.organization_id = $1
     on conflict do nothing`,
    [organizationId],
  );
  await superuser.query('commit');
  await superuser.query('vacuum analyze search_documents, search_tokens');
}

/** The organisation's own records, by the columns that the triggers of the index name. */
export async function indexRecords(superuser: Client, organizationId: number): Promise<void> {
  const { rows } = await superuser.query<{ table: string; args: string[] }>(
    `select tgrelid::regclass::text as table, string_to_array(encode(tgargs, 'escape'), '\\000') as args
    from pg_trigger where tgfoid = 'index_words'::regproc and tgname like '%\\_found'`,
  );
  await writeIndex(superuser, organizationId, async () => {
    for (const { table, args } of rows)
      await superuser.query(
        `insert into search_documents (entity, record_id, project_id, title, detail, words)
        select $2, r.id, shown.* from ${table} r
        cross join lateral search_document(to_jsonb(r), $3, $4, $5, $6) shown where r.organization_id = $1`,
        [organizationId, ...args.slice(0, 5)],
      );
  });
}
