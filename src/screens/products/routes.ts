import type { RouteObject } from 'react-router';

export function productRoutes(): RouteObject[] {
  return [];
}
