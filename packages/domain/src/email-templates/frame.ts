import { escapeHtml, type Letter } from './render.ts';

/** The sender's name and colour of an email. */
type Brand = { company: string; color: string };

const plainColor = '#484a59';
const around =
  'margin:0;padding:24px 12px;background:#f2f3f5;font-family:Arial,Helvetica,sans-serif';
const sheet = 'max-width:600px;margin:0 auto;background:#ffffff';
const small = 'max-width:600px;margin:12px auto 0;font-size:12px;line-height:1.5;color:#5b5e6b';

/** In short lines, because a long line would be sent encoded. */
const footerOf = (company: string): string =>
  `Sent with Sitewright on behalf of ${company}.
If you did not expect this email, do not use its links,
and contact ${company} directly.`;

/** The footer of every email: who sends it, and what to do with a suspicious one. */
export function withFooter({ subject, html, text }: Letter, { company, color }: Brand): Letter {
  const footer = footerOf(company);
  return {
    subject,
    text: `${text.trimEnd()}\n\n--\n${footer}\n`,
    html: html.trim() && page(html, company, colorOf(color), footer),
  };
}

const colorOf = (color: string): string => (/^#[\da-f]{6}$/i.test(color) ? color : plainColor);

const page = (body: string, company: string, color: string, footer: string): string =>
  `<div style="${around}"><div style="${sheet};border-top:6px solid ${color}"><div style="padding:16px 24px 0;font-size:16px;font-weight:bold;color:#1d1f27">${escapeHtml(company)}</div><div style="padding:8px 24px 20px">${body}</div></div><p style="${small}">${escapeHtml(footer)}</p></div>`;
