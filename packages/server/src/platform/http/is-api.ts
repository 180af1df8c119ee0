import type { FastifyRequest } from 'fastify';

/** By the route that was found, however its address was spelled; else by the address. */
export const isApi = ({ url, routeOptions }: FastifyRequest): boolean =>
  (routeOptions.url ?? url).startsWith('/api/');
