import { expect, it } from 'vitest';
import type * as z from 'zod';
import { CarbonEntryDraft, CarbonEntryQuery } from './carbon-entry.ts';
import { CarbonSettingsChanges, SwitchQuery, TargetChanges } from './carbon-settings.ts';
import { FactorImport, FactorQuery, OwnFactorChanges, OwnFactorDraft } from './factor.ts';
import { FootprintQuery, RestatementQuery } from './footprint.ts';
import { TransferNote } from './transfer-note.ts';

const nonsense = [{}, [], [{}], 'nonsense', -1, 1.5, true, null, undefined, 'x'.repeat(5001)];

/** Default messages of the validator, which users must never see. */
const raw = /Invalid|expected|Too (big|small)|Unrecognized/;

/** No form asks for these. */
const bySoftware = ['projectId', 'materialId', 'plantHireId', 'version', 'limit', 'cursor'];

const faultsOf = (schema: z.ZodObject, name: string) =>
  nonsense.flatMap(
    (value) =>
      schema
        .safeParse({ [name]: value })
        .error?.issues.filter(({ path }) => path[0] === name)
        .map(({ message }) => message) ?? [],
  );

it.each(
  Object.entries({
    CarbonEntryDraft,
    CarbonEntryQuery,
    TransferNote,
    CarbonSettingsChanges,
    SwitchQuery,
    TargetChanges,
    FactorQuery,
    FactorImport,
    OwnFactorDraft,
    OwnFactorChanges,
    FootprintQuery,
    RestatementQuery,
  }).flatMap(([of, schema]) =>
    Object.keys(schema.shape)
      .filter((name) => !bySoftware.includes(name))
      .map((name) => [of, name, schema] as const),
  ),
)('an error in %s.%s has our own message', (_, name, schema) => {
  expect(faultsOf(schema, name).filter((sentence) => raw.test(sentence))).toEqual([]);
});
