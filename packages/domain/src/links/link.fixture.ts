import type { Link } from './link.ts';

const link: Link = {
  id: 4,
  purpose: 'rams',
  targetId: 1,
  language: null,
  address: 'https://sitewright.example/link/1.4.aaa',
  expiresAt: '2099-11-30T08:00:00.000Z',
  revokedAt: null,
  uses: 0,
  mostUses: null,
  createdAt: '2026-11-16T08:00:00.000Z',
  createdBy: 1,
};

export const aLink = (over: Partial<Link> = {}): Link => ({ ...link, ...over });
