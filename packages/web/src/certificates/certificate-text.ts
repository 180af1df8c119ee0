import type { HseCertificate } from '@sitewright/domain/certificates/certificate';

/** Its name, as people on site use it. */
export const certificateName = ({
  equipmentName,
  plantName,
  originalFileName,
}: HseCertificate): string => equipmentName ?? plantName ?? originalFileName;

/** The certificates it replaced, the newest first. */
export function chainOf(
  certificate: HseCertificate,
  all: readonly HseCertificate[],
): HseCertificate[] {
  const before = all.find(({ id }) => id === certificate.renewsId);
  return before ? [before, ...chainOf(before, all)] : [];
}
