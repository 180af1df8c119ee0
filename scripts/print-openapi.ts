import { writeFile } from 'node:fs/promises';
import { contract } from '../packages/server/src/contract.ts';
import { openApi } from '../packages/server/src/platform/http/openapi.ts';

const file = new URL('../docs/openapi.json', import.meta.url);
await writeFile(file, `${JSON.stringify(openApi(contract), null, 2)}\n`);
