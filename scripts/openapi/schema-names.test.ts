import { expect, it } from 'vitest';
import * as z from 'zod';
import { schemaNames } from './schema-names.ts';

const Verdict = z.object({ state: z.string() });
const first = { file: 'workforce/worker.ts', exports: { Verdict, email: z.email(), noSchema: 1 } };

it('is what a schema is exported as, also where another file exports the same one', () => {
  const names = schemaNames([
    first,
    { file: 'team/member.ts', exports: { WorkerVerdict: Verdict } },
  ]);
  expect(names.get(Verdict)).toEqual({ id: 'Verdict' });
  expect(names.has(first.exports.email)).toBe(false);
});

it('cannot be that of two schemas', () => {
  const second = { file: 'materials/import.ts', exports: { Verdict: z.object({}) } };
  expect(() => schemaNames([first, second])).toThrow(
    'workforce/worker.ts and materials/import.ts both export a schema called Verdict',
  );
});
