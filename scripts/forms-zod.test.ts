import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { onlyParsing } from './forms-zod.ts';

const require = createRequire(new URL('../packages/web/package.json', import.meta.url));
const file = require.resolve('zod').replace(/index\.c?js$/, 'v4/classic/schemas.js');
const schemas = readFileSync(file, 'utf8');

it('takes what makes JSON schemas out of the zod that is installed, and leaves what parses', () => {
  expect(schemas).toMatch(/processJSONSchema|createToJSONSchemaMethod\(/);
  const code = onlyParsing(schemas);
  expect(code).not.toMatch(/processJSONSchema|create\w+JSONSchemaMethod\(/);
  expect(code).toContain('safeParse(data, params) {');
});

it('says when zod has changed', () => {
  expect(() => onlyParsing('export const z = {};')).toThrow('zod has nothing like');
});
