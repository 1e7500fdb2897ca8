import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { signedInRow } from '#src/guards/signed-in-row.ts';
import { furtherPaths } from '#src/paths/further.ts';

export function designProjectRoutes(): ScreenRoute[] {
  return [
    signedInRow(
      furtherPaths.designProjects,
      async () => (await import('#src/screens/projects/loaders.ts')).designProjects,
      async () => (await import('#src/screens/projects/project-list.tsx')).Screen,
    ),
    signedInRow(
      furtherPaths.designProject,
      async () => (await import('#src/screens/projects/loaders.ts')).designProject,
      async () => (await import('#src/screens/projects/project.tsx')).Screen,
    ),
  ];
}
