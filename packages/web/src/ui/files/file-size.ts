const units = ['bytes', 'KB', 'MB', 'GB'];

/** `3.4 MB`, in thousands, as the limits are. */
export function fileSize(bytes: number): string {
  const step = units.findIndex((unit, power) => unit === 'GB' || bytes < 999.5 * 1000 ** power);
  const figure = bytes / 1000 ** step;
  return `${Number(figure.toFixed(figure < 10 ? 1 : 0))} ${units[step]}`;
}
