import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

export type SchemaNames = ReturnType<typeof z.registry<{ id: string }>>;

const domain = fileURLToPath(new URL('../../packages/domain/src/', import.meta.url));
const isSource = (file: string) => /(?<!\.(test|fixture))\.ts$/.test(file);

/** Every schema that a file of the domain exports, under the name that our own code uses. */
export async function findSchemaNames(): Promise<SchemaNames> {
  const files = readdirSync(domain, { recursive: true, encoding: 'utf8' }).filter(isSource).sort();
  const modules = files.map(async (file) => ({ file, exports: await import(domain + file) }));
  return schemaNames(await Promise.all(modules));
}

type Module = { file: string; exports: Record<string, unknown> };

/** What is written small, such as `email`, or may be missing, is a field of many and no type of its own. */
export function schemaNames(modules: readonly Module[]): SchemaNames {
  const names: SchemaNames = z.registry();
  const files = new Map<string, string>();
  for (const { file, exports } of modules) {
    for (const [id, schema] of Object.entries(exports)) {
      const isField = schema instanceof z.ZodOptional || !/^[A-Z]/.test(id);
      if (!(schema instanceof z.ZodType) || isField || names.has(schema)) continue;
      const other = files.get(id);
      if (other) throw new Error(`${other} and ${file} both export a schema called ${id}`);
      files.set(id, file);
      names.add(schema, { id });
    }
  }
  return names;
}
