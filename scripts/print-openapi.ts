import { writeFile } from 'node:fs/promises';
import { contract } from '../packages/server/src/contract.ts';
import { openApi } from './openapi/document.ts';
import { findSchemaNames } from './openapi/schema-names.ts';

const file = new URL('../docs/openapi.json', import.meta.url);
const document = openApi(contract, await findSchemaNames());
await writeFile(file, `${JSON.stringify(document, null, 2)}\n`);
