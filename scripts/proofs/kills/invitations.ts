import { setTimeout as pause } from 'node:timers/promises';
import { teamApi } from '../../../packages/domain/src/team/api.ts';
import { emailsIn } from '../../../packages/server/production/received-emails.ts';
import { grouped } from '../grouped.ts';
import type { ProofResult } from '../proof.ts';
import { senderFor } from '../sender.ts';
import type { ProvedInstallation } from '../with-installation.ts';
import { signIn } from '../writer.ts';

const every = 1_000;

/** Sends an invitation every second; each is an email to a new address. */
export async function sendInvitations(installation: ProvedInstallation) {
  const { url, letters } = installation;
  const send = senderFor(installation, await signIn(url));
  const invited: string[] = [];
  let isOver = false;
  const inviteAll = async () => {
    while (!isOver) {
      const email = `starter-${invited.length + 1}@quay.example`;
      await send(teamApi.invite, { body: { email, role: 'Viewer' } }, email);
      invited.push(email);
      await pause(every);
    }
  };
  const inviting = inviteAll();
  inviting.catch(() => {}); // `end` reports it
  return {
    end: () => {
      isOver = true;
      return inviting;
    },
    shown: async (kills: number) => shownOf(invited, await emailsIn(letters), kills),
  };
}

type Email = { to: string; messageId: string };

/** An email that was sent when its server was killed is sent again, under the same id. */
function shownOf(invited: string[], emails: Email[], kills: number): ProofResult {
  const byRecipient = grouped(emails, ({ to }) => /[^\s<]+@[^\s>]+/.exec(to)?.[0] ?? to);
  const idsOf = (email: string) => (byRecipient.get(email) ?? []).map(({ messageId }) => messageId);
  const lost = invited.filter((email) => idsOf(email).length === 0);
  const doubled = invited.filter((email) => new Set(idsOf(email)).size > 1);
  const again = invited.reduce((sum, email) => sum + Math.max(0, idsOf(email).length - 1), 0);
  return {
    figures: { 'emails asked for': invited.length, 'emails sent again under their id': again },
    failures: [
      ...lost.map((email) => `The email to ${email} is lost.`),
      ...doubled.map((email) => `The email to ${email} came under more than one id.`),
      // Each server sends two at once.
      ...(again > 2 * kills ? [`${again} emails were sent again after ${kills} kills.`] : []),
    ],
  };
}
