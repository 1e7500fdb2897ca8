import type { RouteObject } from 'react-router';

export function companyRoutes(): RouteObject[] {
  return [];
}
