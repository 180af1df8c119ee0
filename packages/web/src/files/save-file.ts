import type { ProjectFile } from '@sitewright/domain/files/file';

/** Saves it on the device; a link does it, for the browser knows how. */
export const saveFile = ({ url, filename }: ProjectFile): void =>
  Object.assign(document.createElement('a'), { href: url, download: filename }).click();
