import type { HseCertificate } from '@sitewright/domain/certificates/certificate';

/** What it is for, as people on site call it. */
export const certificateName = ({
  equipmentName,
  plantName,
  originalFileName,
}: HseCertificate): string => equipmentName ?? plantName ?? originalFileName;

/** Those it followed, the newest first. */
export function chainOf(
  certificate: HseCertificate,
  all: readonly HseCertificate[],
): HseCertificate[] {
  const before = all.find(({ id }) => id === certificate.renewsId);
  return before ? [before, ...chainOf(before, all)] : [];
}
