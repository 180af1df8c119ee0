import type { HseCertificate } from '@sitewright/domain/certificates/certificate';
import { typeLabels } from '@sitewright/domain/certificates/certificate-values';
import type { ReactNode } from 'react';
import { showDate } from '../ui/parse-date.ts';
import { CertificateState } from './certificate-state.tsx';
import { nameOf } from './certificate-text.ts';

type Props = { certificate: HseCertificate; menu: ReactNode };

/** A certificate as shown on a phone: its subject, and whether it is still valid. */
export const CertificateCard = ({ certificate, menu }: Props) => {
  const { certificateType, certificateNumber, expiryDate, state, statusReason } = certificate;
  return (
    <article className="grid gap-2">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          <h3 className="text-base leading-5! site:text-lg site:leading-6!">
            {nameOf(certificate)}
          </h3>
          <p className="text-xs tracking-normal text-text-2 site:text-sm">
            {typeLabels[certificateType]}
            {certificateNumber && (
              <>
                {' · '}
                <span className="whitespace-nowrap">{certificateNumber}</span>
              </>
            )}
          </p>
        </div>
        <div className="-mt-1 -mr-2 max-md:-mt-2.5 max-md:-mr-2.5">{menu}</div>
      </div>
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <CertificateState state={state} />
        {expiryDate ? `to ${showDate(expiryDate)}` : 'No expiry recorded'}
      </p>
      {statusReason && <p className="text-sm text-text-2">{statusReason}</p>}
    </article>
  );
};
