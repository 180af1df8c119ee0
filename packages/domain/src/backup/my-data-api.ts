import * as z from 'zod';
import { get } from '../kernel/endpoint.ts';

export const myDataApi = {
  exportMyData: get('/api/my-data', 'account', {
    summary: 'Export your own data',
    sends: 'file',
    isExport: true,
    reply: z.unknown(),
  }),
};
