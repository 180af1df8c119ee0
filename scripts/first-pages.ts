import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { requestFor } from '../packages/domain/src/kernel/request.ts';
import { overviewApi } from '../packages/domain/src/overview/api.ts';
import { projectsApi } from '../packages/domain/src/projects/api.ts';
import { sessionApi } from '../packages/domain/src/session/api.ts';
import {
  diaryModule,
  modulesOfFirstScreens,
  modulesWithoutSignal,
} from '../packages/web/chunk-groups.ts';
import { reachableFrom } from './measure/graph.ts';

type Bundle = Rolldown.OutputBundle;

const web = new URL('../packages/web/', import.meta.url);
const read = (name: string) => readFileSync(fileURLToPath(new URL(name, web)), 'utf8');

/**
 * Two pages instead of one, each with the outline of what comes, which is painted before any script is there. The first
 * says that nobody is signed in here, so that the application does not ask.
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
    const inFrame = without(filesOf(bundle, modulesOfFirstScreens), atStart);
    const inDiary = without(filesOf(bundle, [diaryModule]), [...atStart, ...inFrame]);
    const withoutSignal = without(filesOf(bundle, modulesWithoutSignal), [...atStart, ...inFrame]);
    const ahead = emit('ahead.js', aheadScript(inDiary, withoutSignal));

    const html = String(page.source).replace('/theme.js', href(theme));
    const preloads = [
      ...atStart.filter((file) => !html.includes(file)).map(modulePreload),
      ...Object.keys(bundle).filter(isFont).map(fontPreload),
    ];
    const withStart = (outline: string, links: string[]) =>
      html
        .replace('</head>', `${[...preloads, ...links].join('')}</head>`)
        .replace('</noscript>', `</noscript>${compact(outline)}`);
    page.source = withStart(read('first-page/signed-out.html'), []);
    this.emitFile({
      type: 'asset',
      fileName: 'signed-in.html',
      source: withStart(read('first-page/signed-in.html'), [
        sessionPreload,
        `<script async src="${href(ahead)}"></script>`,
        ...inFrame.map(laterPreload),
      ]),
    });
  },
});

/** With the addresses that the screens themselves ask for. */
const aheadScript = (filesOfDiary: string[], filesWithoutSignal: string[]): string =>
  Object.entries({
    FILES_OF_DIARY: namesOf(filesOfDiary),
    FILES_WITHOUT_SIGNAL: namesOf(filesWithoutSignal),
    CONTRACT_BY_SLUG: projectsApi.readBySlug.path,
    READS_OF_CONTRACTS: [
      requestFor(projectsApi.list, { query: {} }).url,
      requestFor(overviewApi.contracts, {}).url,
    ],
  }).reduce(
    (script, [name, value]) => script.replace(name, JSON.stringify(value)),
    read('first-page/ahead.js'),
  );

const namesOf = (files: readonly string[]) => files.map((file) => basename(file, '.js'));
const href = (file: string) => `/${file}`;
const modulePreload = (file: string) =>
  `<link rel="modulepreload" crossorigin href="${href(file)}">`;

/** At a low priority, so that the style sheet and the start of the application come first. */
const laterPreload = (file: string) =>
  `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href(file)}">`;

/** The application asks for it first of all. */
const sessionPreload = `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${sessionApi.user.path}">`;

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
  const starts = modules.flatMap((path) =>
    chunks.filter((chunk) => holds(chunk, path)).map(({ fileName }) => fileName),
  );
  const importsOf = (file: string) => chunks.find(({ fileName }) => fileName === file)?.imports;
  return [...reachableFrom(starts, (file) => importsOf(file) ?? [])];
}
