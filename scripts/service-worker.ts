import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { reachableFrom } from './measure/graph.ts';
import { withoutUnusedSchemas, withoutWaitingPictures } from './unused-schemas.ts';

/** The features whose screens a phone opens without signal. */
const siteFeatures = ['projects', 'diary', 'site-issues', 'workforce', 'wellbeing', 'settings'];

/** What is only for the office, or too heavy: it needs signal. */
const officeFeatures =
  'activity|backup|carbon|certificates|costs|email-templates|gallery|materials|suppliers|team';
const officeOnly = [
  new RegExp(`/web/src/(${officeFeatures})/`),
  /\/(charts?|import)\//,
  /\/web\/src\/(projects|workforce)\/.*(create|delete|edit|import|matrix|new-worker)/,
  /\/web\/src\/(deliveries|labour\/correct)\//,
  /\/(plant-dialogs|save-plant|talk-signatures)\.tsx/,
  /\/web\/src\/(settings\/account-section|workforce\/badge)\.tsx/,
  /\/web\/src\/session\/.*(register|request-access|password|two-factor|recovery)/,
  /\/web\/src\/.*(xlsx|spreadsheet|workbook|row-import)/,
];

/** Beside the code; the pages come from the server by these names. */
const pages = [
  '/index.html',
  '/signed-in.html',
  '/no-signal.html',
  '/favicon.svg',
  '/icons/icon-192.png',
  '/icons/apple-touch-icon.png',
  '/manifest.webmanifest',
];

const template = fileURLToPath(
  new URL('../packages/web/worker/service-worker.js', import.meta.url),
);

/** Writes the service worker with the list of what it keeps: every file that the site screens may need. */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    if (!bundle['index.html']) return;
    const isOpened = openedModules((id) => this.getModuleInfo(id));
    const files = [...pages, ...filesIn(bundle, isOpened).map((file) => `/${file}`)].toSorted();
    const outbox = await bundledOutbox();
    const source = readFileSync(template, 'utf8')
      .replace('NAME_OF_BUILD', JSON.stringify(hashOf(bundle, files)))
      .replace('FILES_OF_BUILD', JSON.stringify(files))
      // By a function, for `$` would mean something in a text.
      .replace('OUTBOX_OF_BUILD', () => outbox);
    this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
  },
});

/** What sends the outbox while no page is open: the modules of the page, in one expression. */
async function bundledOutbox(): Promise<string> {
  const [built] = (await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [withoutUnusedSchemas(), withoutWaitingPictures()],
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: workerMain, formats: ['iife'], name: 'outbox' },
      rolldownOptions: { treeshake: { propertyReadSideEffects: false } },
    },
  })) as Rolldown.RolldownOutput[];
  return `(() => { ${built?.output[0].code}; return outbox; })()`;
}

const workerMain = fileURLToPath(
  new URL('../packages/web/src/app/worker/main.ts', import.meta.url),
);

type ModuleInfo = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };

/** What is fetched when it is opened, from the start of the application along every import, but not into the office. */
export function openedModules(infoOf: (id: string) => ModuleInfo | null): ReadonlySet<string> {
  const opened = new Set<string>();
  reachableFrom([main], (id) => {
    // A library's list of all its parts leads everywhere; the files say what they need of it.
    if (id.includes('node_modules')) return [];
    const { importedIds = [], dynamicallyImportedIds = [] } = infoOf(id) ?? {};
    const targets = dynamicallyImportedIds.filter((target) => isForSite(id, target));
    for (const target of targets) opened.add(target);
    return [...importedIds, ...targets];
  });
  return opened;
}

const main = fileURLToPath(new URL('../packages/web/src/main.tsx', import.meta.url));

/** The addresses name the screens of every feature; from a site screen on, whatever it opens is kept. */
function isForSite(from: string, target: string): boolean {
  const [, feature] = /web\/src\/([^/]+)\/(.+\/)?(routes?|[a-z-]+-route)\.tsx?$/.exec(from) ?? [];
  if (feature && !siteFeatures.includes(feature)) return false;
  return !officeOnly.some((office) => office.test(target));
}

type Bundle = Rolldown.OutputBundle;

/** The files that these modules are fetched as, with what those import, and all styles, fonts and pictures. */
function filesIn(bundle: Bundle, isOpened: ReadonlySet<string>): string[] {
  const outputs = Object.values(bundle);
  const chunks = new Map(
    outputs.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  // A file that others import from as well stands for none of its modules.
  const opened = [...chunks.values()].filter(
    ({ isEntry, moduleIds }) => isEntry || moduleIds.some((id) => isOpened.has(id)),
  );
  const needed = reachableFrom(
    opened.map(({ fileName }) => fileName),
    (file) => chunks.get(file)?.imports ?? [],
  );
  const assets = outputs.filter(({ type, fileName }) => type === 'asset' && inAssets(fileName));
  return [...needed, ...assets.map(({ fileName }) => fileName)];
}

const inAssets = (file: string): boolean => file.startsWith('assets/');

/** Hashed names stand for their content; the pages are read. */
function hashOf(bundle: Bundle, files: readonly string[]): string {
  const hash = createHash('sha256').update(files.join());
  for (const file of Object.values(bundle))
    if (file.type === 'asset' && !inAssets(file.fileName)) hash.update(file.source);
  return hash.digest('hex').slice(0, 16);
}
