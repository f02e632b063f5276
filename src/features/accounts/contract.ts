import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';

const schema = {
  summary: 'Start signing in',
  tags: ['accounts'],
  hide: true,
  querystring: z.object({ returnTo: z.string().max(500).optional() }),
  response: { 302: z.null() },
} as const;

export const startSignIn = endpoint({ method: 'GET', url: '/api/v1/auth/discord', schema });
export const startSignInFromDialog = endpoint({ method: 'GET', url: '/api/v1/auth/login', schema });
export const startSignInLegacy = endpoint({ method: 'GET', url: '/api/auth/login', schema });
