import { cn } from '../../ui/cn.ts';

export type PreviewMode = 'desktop' | 'phone' | 'dark' | 'plain';

/** Nothing in it can run, fetch or navigate: the sandbox and its own policy prevent it. */
const policy = "default-src 'none'; style-src 'unsafe-inline'";

/** As email apps do that darken light emails. */
const dark = 'html{filter:invert(1) hue-rotate(180deg);background:#fff}';

const pageOf = (html: string, look: PreviewMode): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><base target="_blank"><title>Email</title><style>body{margin:0}${look === 'dark' ? dark : ''}</style></head><body>${html}</body></html>`;

type Props = { html: string; look: PreviewMode; title: string; isSmall?: boolean };

/** An email as an email app would show it. */
export const LetterFrame = ({ html, look, title, isSmall = false }: Props) => (
  <iframe
    title={title}
    sandbox=""
    srcDoc={pageOf(html, look)}
    className={cn(
      'mx-auto block rounded-control border border-line bg-white',
      isSmall ? 'h-72' : 'h-[34rem]',
      look === 'phone' ? 'w-[375px] max-w-full' : 'w-full',
    )}
  />
);
