import { footprintApi } from '@sitewright/domain/carbon/api';
import type { FootprintQuery } from '@sitewright/domain/carbon/footprint';
import { keepPreviousData } from '@tanstack/react-query';
import { query } from '../platform/query.ts';

export const footprintQuery = (slug: string, days: FootprintQuery) => ({
  ...query(footprintApi.read, { params: { slug }, query: days }),
  placeholderData: keepPreviousData,
});
