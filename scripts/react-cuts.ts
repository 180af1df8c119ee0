import { type Plugin, parseSync } from 'vite';
import { type Edit, edited } from './unused-schemas.ts';

/** What React offers and nobody here uses: of a CommonJS file every export would count as used. */
const unused = [
  ...['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'],
  ...['hydrateRoot', 'requestFormReset', 'unstable_batchedUpdates', 'useFormState'],
  ...['useFormStatus', 'addTransitionType', 'cache', 'cacheSignal', 'createRef'],
  ...['unstable_useCacheRefresh', 'useActionState', '__COMPILER_RUNTIME'],
];

const ofReact = /[\\/]node_modules[\\/](react|react-dom)[\\/]cjs[\\/].+\.production\.js$/;

/** Removes it, and refuses to build where somebody uses it after all. */
export const reactCuts = (): Plugin => ({
  name: 'react-cuts',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: ofReact },
    handler: (code, id) => ({ code: withoutExports(id, code), map: null }),
  },
  moduleParsed({ id, code }) {
    const name = code && nameOfUse(code);
    if (name) this.error(`${id} uses ${name}, which scripts/react-cuts.ts takes out of React.`);
  },
});

export function withoutExports(file: string, code: string): string {
  const edits = parseSync(file, code).program.body.flatMap((line): Edit[] => {
    const text = code.slice(line.start, line.end);
    const [, name = ''] = /^exports\.(\w+) =/.exec(text) ?? [];
    return unused.includes(name) ? [{ start: line.start, end: line.end, text: '' }] : [];
  });
  return edited(code, edits);
}

const member = new RegExp(`\\b(?:React|ReactDOM|ReactDOMClient)\\.(${unused.join('|')})\\b`);
const named = /\bimport\s*\{([^}]+)\}\s*from\s*["']react(?:-dom(?:\/client)?)?["']/g;

/** The first of these names that some code uses. */
export function nameOfUse(code: string): string | undefined {
  const imported = [...code.matchAll(named)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' as ')[0] ?? '');
  return member.exec(code)?.[1] ?? imported.find((name) => unused.includes(name));
}
