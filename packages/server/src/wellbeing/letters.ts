import { renderLetter } from '../email-templates/public.ts';
import { findLetterhead } from '../organizations/public.ts';
import type { Mail } from '../platform/jobs/mail.ts';
import type { Tx } from '../platform/tenancy.ts';

type CallBackEmail = { to: string; name: string; address: string };

/** To the supporter; it names neither the person nor the reason. */
export async function callBackLetter(tx: Tx, { to, name, address }: CallBackEmail): Promise<Mail> {
  const { company } = await findLetterhead(tx);
  const data = {
    company: { name: company },
    person: { name },
    wellbeing: { link: address },
  };
  return { to, ...(await renderLetter(tx, 'wellbeing_callback', data)) };
}
