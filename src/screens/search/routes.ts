import type { RouteObject } from 'react-router';

export function searchRoutes(): RouteObject[] {
  return [];
}
