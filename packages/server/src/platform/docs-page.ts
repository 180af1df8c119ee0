import { type Api, type Endpoint, successOf } from '@sitewright/domain/kernel/endpoint';
import * as z from 'zod';

const style = `
  body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #212229; background: #fff }
  h2 { margin-top: 2.5rem; text-transform: capitalize } summary { cursor: pointer; padding: .35rem 0 }
  code, pre { font: 13px/1.45 ui-monospace, monospace } pre { background: #f1f2f6; padding: .75rem; overflow: auto; border-radius: 6px }
  b { display: inline-block; min-width: 4rem } small { color: #606270 }
  @media (prefers-color-scheme: dark) { body { color: #eff0f3; background: #0d0e12 } pre { background: #212229 } small { color: #b2b4bc } }`;

/** A reader for the contract: one page, no script. Part by part, for all of it takes a second. */
export function* docsPage(contract: Record<string, Api>): Generator<string> {
  yield `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sitewright API</title><style>${style}</style></head><body>
<h1>Sitewright API</h1>
<p>JSON in and out, with the session cookie. The same as OpenAPI 3.1: <a href="/api/openapi.json">openapi.json</a>.</p>
`;
  for (const [feature, api] of Object.entries(contract)) {
    yield `<section><h2>${escaped(spaced(feature))}</h2>`;
    for (const endpoint of Object.values(api)) yield endpointDetails(endpoint);
    yield '</section>\n';
  }
  yield '</body></html>';
}

const endpointDetails = (endpoint: Endpoint): string => `<details>
<summary><b>${endpoint.method}</b><code>${escaped(endpoint.path)}</code> ${escaped(endpoint.summary)} <small>${escaped(String(endpoint.needs))}</small></summary>
${part('Path', endpoint.params)}${part('Query', endpoint.query)}${part('Body', endpoint.body)}
${part(`Answer ${successOf(endpoint)}`, endpoint.reply, 'output')}</details>`;

function part(title: string, schema: z.ZodType | undefined, io: 'input' | 'output' = 'input') {
  if (!schema) return '';
  const { $schema, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return `<h3>${title}</h3><pre>${escaped(JSON.stringify(shape, null, 2))}</pre>`;
}

const spaced = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter}`);

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (char) => entities[char] ?? char);
