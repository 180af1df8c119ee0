/** Method, path, status and time of a request: never its body, nor the values of its query. */
export function logRequest(method: string, url: string, status: string, ms: number): void {
  const [path] = url.split('?');
  // biome-ignore lint/suspicious/noConsole: the specification wants requests in the console; this is the only place
  console.debug(`${method} ${path} ${status} ${Math.round(ms)} ms`);
}
