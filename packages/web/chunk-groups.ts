import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reachableFrom } from '../../scripts/measure/graph.ts';

/*
 * The first screens in one file each: a phone waits 150 ms for every one of dozens of small files, six at a
 * time. What visitors who are signed out load as well is a file of its own.
 */

type ModuleInfo = {
  code: string | null;
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
  dynamicImporters: readonly string[];
};
type Chunking = { getModuleInfo: (id: string) => ModuleInfo | null };

const own = (path: string) => fileURLToPath(new URL(`src/${path}`, import.meta.url));

/** The frame of a signed-in user, the addresses, and the first screen after the sign-in. */
export const modulesOfFirstScreens = [
  'app/route-tree.ts',
  'app/shell.tsx',
  'projects/contracts-screen.tsx',
];
export const diaryModule = 'diary/diary-screen.tsx';

/** Answering from the site packs and the outbox without signal, and what starts them. */
export const modulesWithoutSignal = ['app/without-signal.ts', 'app/start-offline.ts'];

/** Deletes the site packs and the key; loaded at sign-out. */
const modulesOfSignOut = ['platform/site-packs/forget.ts'];

/** Screens of visitors who are signed out; they need none of the other groups. */
const signedOut = [
  'session/register-tab.tsx',
  'session/request-access-form.tsx',
  'session/sign-in-codes.tsx',
  'app/company-toasts.tsx',
  'app/not-found-screen.tsx',
];

/** Whatever the start needs, in one file, which compresses best; zod comes with the forms that validate with it. */
const start = {
  name: 'start',
  tags: ['$initial' as const],
  test: /^(?!.*node_modules[\\/]zod)/,
  includeDependenciesRecursively: false,
};

/** Icons of many screens, in one file too: each by itself is packed to twice as much. */
const ofLucide = /lucide-react[\\/].*[\\/]icons[\\/]/;
const icons = { name: 'icons', minShareCount: 8, test: ofLucide };
const otherIcons = { name: 'other-icons', minShareCount: 3, test: ofLucide };

/** A list needs them all. */
const table = {
  name: 'table',
  test: /web[\\/]src[\\/]ui[\\/]table[\\/](card-list|data-table|export-menu|toolbar|tool-button|use-table)\.tsx?$/,
};

const group = (
  name: string,
  membersOf: (chunking: Chunking) => ReadonlySet<string>,
  also?: RegExp,
) => {
  let members: ReadonlySet<string> | undefined;
  return {
    name: (id: string, chunking: Chunking) => {
      // A module that is fetched by itself stays a file: in a group the bundler splits it in two.
      if (chunking.getModuleInfo(id)?.dynamicImporters.length) return null;
      members ??= membersOf(chunking);
      return members.has(id) || also?.test(id) ? name : null;
    },
    debugName: name,
    includeDependenciesRecursively: false,
  };
};

const sharedWithSignedOut = group(
  'basics',
  (chunking) => {
    const others = reached(signedOut, chunking);
    return filter(reached([...modulesOfFirstScreens, diaryModule], chunking), (id) =>
      others.has(id),
    );
  },
  /node_modules[\\/]@tanstack[\\/]/,
);

const firstScreens = group('app', (chunking) =>
  filter(reached(modulesOfFirstScreens, chunking), (id) => !loadsZod(id, chunking)),
);

/** The modules that the diary shares with other screens. Modules of the diary alone stay in the file of its screen. */
const sharedWithDiary = group('kit', (chunking) => {
  const others = reached(otherScreens(chunking), chunking);
  return filter(
    reached([diaryModule], chunking),
    (id) => others.has(id) && !loadsZod(id, chunking),
  );
});

/** The modules of the diary's forms in one file: without signal, each further file costs a phone some milliseconds. */
const formsOfDiary = group('day', (chunking) => {
  const others = reachedWithForms(otherScreens(chunking), chunking);
  const earlier = reachedWithForms([...modulesOfFirstScreens, ...signedOut], chunking);
  return filter(
    reachedWithForms([diaryModule], chunking),
    (id) => others.has(id) && !earlier.has(id),
  );
});

const withoutSignal = (name: string, roots: readonly string[]) =>
  group(name, (chunking) => {
    const earlier = [...modulesOfFirstScreens, ...signedOut, diaryModule];
    const before = reachedWithForms(earlier, chunking);
    return filter(reachedWithForms(roots, chunking), (id) => !before.has(id));
  });

/** The validation library, with our sentences for its refusals. */
const zod = {
  name: 'zod',
  test: /node_modules[\\/]zod[\\/]|refusal-(language|sentences)\.ts$/,
  includeDependenciesRecursively: false,
};

/** A module belongs to the first group that takes it. */
export const chunkGroups = [
  start,
  icons,
  sharedWithSignedOut,
  table,
  firstScreens,
  sharedWithDiary,
  formsOfDiary,
  withoutSignal('sign-out', modulesOfSignOut),
  withoutSignal('offline', modulesWithoutSignal),
  zod,
  otherIcons,
];

const filter = (ids: ReadonlySet<string>, isMeant: (id: string) => boolean) =>
  new Set([...ids].filter(isMeant));

/** The screens of every address, but the diary. */
const otherScreens = (chunking: Chunking): string[] =>
  [...reached(['app/route-tree.ts'], chunking)]
    .flatMap((id) => chunking.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
    .filter((id) => id !== own(diaryModule));

/** Our own modules below the roots, and their icons; those that validate with zod come with the forms. */
function reached(roots: readonly string[], chunking: Chunking): Set<string> {
  const isMember = (id: string) =>
    isOwn(id) && chunking.getModuleInfo(id)?.importedIds.some(isZod) === false;
  return membersBelow(roots, chunking, isMember);
}

const reachedWithForms = (roots: readonly string[], chunking: Chunking): Set<string> =>
  membersBelow(roots, chunking, isOwn);

function membersBelow(
  roots: readonly string[],
  chunking: Chunking,
  isMember: (id: string) => boolean,
): Set<string> {
  const starts = roots.map((root) => (isOwn(root) ? root : own(root)));
  const members = reachableFrom(starts.filter(isMember), (id) =>
    importsOf(id, chunking).filter(isMember),
  );
  return new Set([...members, ...[...members].flatMap((id) => iconsOf(id, chunking))]);
}

const importsOf = (id: string, chunking: Chunking) => chunking.getModuleInfo(id)?.importedIds ?? [];

/** What the start itself imports is there already, and without zod. */
function loadsZod(id: string, chunking: Chunking): boolean {
  atStart ??= reachableFrom([own('main.tsx')], (next) => importsOf(next, chunking));
  const further = (next: string) =>
    isOwn(next) && !atStart?.has(next) ? importsOf(next, chunking) : [];
  return [...reachableFrom([id], further)].some(isZod);
}

let atStart: ReadonlySet<string> | undefined;

const isZod = (id: string) => /node_modules[\\/]zod[\\/]/.test(id);
const isOwn = (id: string) => /[\\/]packages[\\/](web|domain)[\\/]src[\\/]/.test(id);

/** The files of the icons that a module imports by name from the library's list of all of them. */
function iconsOf(id: string, chunking: Chunking): string[] {
  const list = importsOf(id, chunking).find((imported) => imported.endsWith('lucide-react.mjs'));
  if (!list) return [];
  const files = iconFiles(list, chunking.getModuleInfo(list)?.code ?? '');
  const [, names = ''] =
    /import \{([^}]+)\} from ["']lucide-react["']/.exec(chunking.getModuleInfo(id)?.code ?? '') ??
    [];
  return names.split(',').flatMap((name) => files.get(name.trim().split(' ')[0] ?? '') ?? []);
}

let filesByName: ReadonlyMap<string, string> | undefined;

function iconFiles(list: string, code: string) {
  const lines = code.matchAll(/export \{([^}]+)\} from ["']\.\/(icons\/[^"']+)["']/g);
  filesByName ??= new Map(
    [...lines].flatMap(([, names = '', file = '']) =>
      names
        .split(',')
        .map((name) => [name.replace('default as', '').trim(), join(dirname(list), file)]),
    ),
  );
  if (filesByName.size === 0) throw new Error(`${list} names no files of icons any more.`);
  return filesByName;
}
