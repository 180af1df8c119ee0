type Sent = {
  method?: 'POST' | 'PUT';
  body?: object;
  headers?: Record<string, string>;
};

/** Calls the API as the user of a token; returns the bytes of the answer. */
export const apiCaller =
  (port: number, token: string) =>
  async (path: string, { body, headers, ...sent }: Sent = {}): Promise<Buffer> => {
    const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      ...sent,
      headers: {
        cookie: `sitewright_session=${token}`,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    if (!response.ok) throw new Error(`${path}: ${bytes}`);
    return bytes;
  };

/** The same for JSON. */
export const jsonCaller = (port: number, token: string) => {
  const call = apiCaller(port, token);
  return async (path: string, sent?: Sent) => JSON.parse(String(await call(path, sent)));
};
