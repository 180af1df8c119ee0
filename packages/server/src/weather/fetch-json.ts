const bounds = { patience: 3_000, maxBytes: 256 * 1024 };

/** Reads JSON from another server. No redirect is followed, so only the named host is called. */
export async function fetchJson(url: URL): Promise<unknown> {
  const response = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(bounds.patience),
    headers: { accept: 'application/json' },
  });
  if (response.ok) return JSON.parse(await textOf(response));
  await response.body?.cancel();
  throw new Error(`${url.host} answered ${response.status}.`);
}

/** Counted as it is unpacked: a small parcel may hold a great deal. */
async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > bounds.maxBytes) throw new Error('The response is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
