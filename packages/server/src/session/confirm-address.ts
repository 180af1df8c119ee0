const confirm = `
  update users set
    email_proven_at = coalesce(email_proven_at, now()),
    must_change_password = must_change_password or password_given_by is not null
  where lower(email) = lower($1)
  returning name, email, password_given_by is not null as "hasGivenPassword"`;

type Account = { name: string; email: string; hasGivenPassword: boolean };
type Asking = { query: (statement: string, values: string[]) => Promise<{ rows: Account[] }> };

/**
 * For the operator of an installation without a mail server, who knows whose address it is. A password that a
 * colleague gave must be changed at the next sign-in. What to say about it; undefined where no account has the address.
 */
export async function confirmAddress(client: Asking, email: string): Promise<string | undefined> {
  const { rows } = await client.query(confirm, [email.trim()]);
  const [account] = rows;
  if (!account) return;
  const next = account.hasGivenPassword ? ' They choose a new password at the next sign-in.' : '';
  return `Confirmed: ${account.email} belongs to ${account.name}.${next}`;
}
