import { renderLetterTo } from '../email-templates/public.ts';
import type { Tx } from '../platform/tenancy.ts';

type CallBackEmail = { to: string; name: string; address: string };

/** To the supporter; it names neither the person nor the reason. */
export const callBackLetter = (tx: Tx, { to, name, address }: CallBackEmail) =>
  renderLetterTo(tx, to, 'wellbeing_callback', {
    person: { name },
    wellbeing: { link: address },
  });
