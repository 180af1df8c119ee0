import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

const web = new URL('../packages/web/', import.meta.url);
const read = (name: string) => readFileSync(fileURLToPath(new URL(name, web)), 'utf8');

/** The modules that show something first, and the one behind each address that is fetched ahead. */
const frame = ['app/route-tree.ts', 'app/shell.tsx', 'projects/contracts-screen.tsx'];
const diary = ['diary/diary-screen.tsx'];

/**
 * Two pages instead of one, each with the outline of what comes, which is painted before any script is there.
 * The server sends the second one to browsers that bring a session: it also names the files of the frame, so
 * that they are not found one after the other, and starts reading what the first screen shows.
 */
export const firstPages = (): Plugin => ({
  name: 'first-pages',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const page = bundle['index.html'];
    if (page?.type !== 'asset') return;
    const emit = (name: string, source: string) =>
      this.getFileName(this.emitFile({ type: 'asset', name, source: withoutComments(source) }));
    const theme = emit('theme.js', read('public/theme.js'));
    const atStart = filesOf(bundle, ['main.tsx']);
    const inFrame = without(filesOf(bundle, frame), atStart);
    const inDiary = without(filesOf(bundle, diary), [...atStart, ...inFrame]);
    const ahead = read('first-page/ahead.js').replace(
      'FILES_OF_DIARY',
      JSON.stringify(inDiary.map(href)),
    );
    const aheadFile = emit('ahead.js', ahead);

    const html = String(page.source).replace('/theme.js', href(theme));
    const preloads = [
      ...atStart.filter((file) => !html.includes(file)).map(modulePreload),
      ...Object.keys(bundle).filter(isFont).map(fontPreload),
    ];
    const withStart = (outline: string, links: string[]) =>
      html
        .replace('</head>', `${[sessionPreload, ...preloads, ...links].join('')}</head>`)
        .replace('</noscript>', `</noscript>${compact(outline)}`);
    page.source = withStart(read('first-page/signed-out.html'), []);
    this.emitFile({
      type: 'asset',
      fileName: 'signed-in.html',
      source: withStart(read('first-page/signed-in.html'), [
        `<script async src="${href(aheadFile)}"></script>`,
        ...inFrame.map(laterPreload),
      ]),
    });
  },
});

const href = (file: string) => `/${file}`;
const modulePreload = (file: string) =>
  `<link rel="modulepreload" crossorigin href="${href(file)}">`;

/** After the style sheet and the start, which the first paint waits for. */
const laterPreload = (file: string) =>
  `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href(file)}">`;

/** The application asks for it first of all. */
const sessionPreload =
  '<link rel="preload" as="fetch" crossorigin="use-credentials" href="/api/user">';

const isFont = (file: string) => file.endsWith('.woff2');

/** There before the screen is drawn, or its lines would break elsewhere; the outline does without it. */
const fontPreload = (file: string) =>
  `<link rel="preload" as="font" type="font/woff2" fetchpriority="low" crossorigin href="${href(file)}">`;

const withoutComments = (script: string) => script.replaceAll(/^\s*(\/\/.*)?\n/gm, '');

const compact = (html: string) => html.replaceAll(/\n\s*/g, '');

const without = (files: readonly string[], others: readonly string[]) =>
  files.filter((file) => !others.includes(file));

/** The files that hold the modules, and all that those import. */
function filesOf(bundle: Bundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const holds = ({ moduleIds, facadeModuleId }: Rolldown.OutputChunk, path: string) =>
    [...moduleIds, facadeModuleId ?? ''].some((id) => id.endsWith(`/web/src/${path}`));
  const found = new Set<string>();
  const waiting = modules.flatMap((path) =>
    chunks.filter((chunk) => holds(chunk, path)).map(({ fileName }) => fileName),
  );
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || found.has(file)) continue;
    found.add(file);
    waiting.push(...chunk.imports);
  }
  return [...found];
}
