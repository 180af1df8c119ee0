import type { Plugin } from 'vite';

/** Removes from the browser's zod what makes JSON schemas: forms only parse. */
export const withoutJsonSchemas = (): Plugin => ({
  name: 'without-json-schemas',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/ },
    handler: (code) => ({ code: onlyParsing(code), map: null }),
  },
});

const makers: [RegExp, string][] = [
  [/^ *inst\._zod\.processJSONSchema = .*;\n/gm, ''],
  [/^ *jsonSchema: \{\n(.*createStandardJSONSchemaMethod.*\n)+ *\},\n/m, ''],
  [/^ *toJSONSchema\(params\) \{\n.*\n *\},\n/m, ''],
];

export const onlyParsing = (code: string): string =>
  makers.reduce((text, [maker, nothing]) => {
    if (text.search(maker) < 0) throw new Error(`zod has nothing like ${maker} any more.`);
    return text.replace(maker, nothing);
  }, code);
