import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

type Letter = { to: string; subject: string; messageId: string; text: string };

/** The emails to an address, oldest first, once the mail server has received one. */
export async function emailsTo(folder: string, email: string, subject = ''): Promise<Letter[]> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const found = (await emailsIn(folder)).filter(
      (letter) => letter.to.includes(email) && letter.subject.includes(subject),
    );
    if (found.length > 0) return found;
    if (Date.now() > deadline) throw new Error(`No letter '${subject}' to ${email} came.`);
    await pause(50);
  }
}

/** All emails that the mail server has received, oldest first. */
export async function emailsIn(folder: string): Promise<Letter[]> {
  const names = (await readdir(folder)).filter((name) => /^[^.].*\.eml$/.test(name)).sort();
  return Promise.all(names.map(async (name) => parse(await readFile(join(folder, name), 'utf8'))));
}

function parse(source: string): Letter {
  const [head = '', ...body] = source.replaceAll('\r\n', '\n').split('\n\n');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1] ?? '';
  const text = body.join('\n\n').replaceAll(/=\n/g, '').replaceAll('=3D', '=');
  return {
    to: header('To'),
    subject: header('Subject'),
    messageId: header('Message-ID'),
    text,
  };
}
