import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { IdInPath } from '../kernel/id.ts';
import { pictures } from '../kernel/upload.ts';
import { BankReveal, CompanyProfileDraft, RevealedBank, WholeProfile } from './company-profile.ts';

/** What is done to the profile; reading it stands in `organizationsApi`, for every page does. */
export const companyApi = {
  writeProfile: endpoint({
    method: 'PUT',
    path: '/api/company-profile',
    summary: 'Write the company profile',
    needs: ['companyProfile', 'U'],
    body: CompanyProfileDraft,
    reply: WholeProfile,
  }),
  setLogo: endpoint({
    method: 'PUT',
    path: '/api/company-profile/logo',
    summary: 'Give the company a logo',
    needs: ['companyProfile', 'U'],
    upload: { ...pictures, mostBytes: 5_000_000, longestSide: 400 },
    reply: WholeProfile,
  }),
  removeLogo: endpoint({
    method: 'DELETE',
    path: '/api/company-profile/logo',
    summary: 'Take the logo of the company away',
    needs: ['companyProfile', 'U'],
    reply: WholeProfile,
  }),
  logo: endpoint({
    method: 'GET',
    path: '/api/company-profile/logo/:organizationId',
    summary: 'Read the logo of the company',
    needs: ['companyProfile', 'R'],
    params: z.object({ organizationId: IdInPath }),
    reply: z.unknown(),
    sends: 'file',
    duringPasswordChange: true,
  }),
  revealBank: endpoint({
    method: 'POST',
    path: '/api/company-profile/reveal',
    summary: 'Reveal the bank details of the company',
    needs: ['companyProfile.bank', 'S'],
    body: BankReveal,
    reply: RevealedBank,
    isSecret: true,
  }),
};
