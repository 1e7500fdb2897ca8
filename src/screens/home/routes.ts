import type { RouteObject } from 'react-router';

export function homeRoutes(): RouteObject[] {
  return [];
}
