import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { signedInRow } from '#src/guards/signed-in-row.ts';
import { paths } from '#src/paths.ts';

export function designProjectRoutes(): ScreenRoute[] {
  return [
    signedInRow(
      paths.designProjects,
      async () => (await import('#src/screens/projects/loaders.ts')).designProjects,
      async () => (await import('#src/screens/projects/project-list.tsx')).Screen,
    ),
    signedInRow(
      paths.designProject,
      async () => (await import('#src/screens/projects/loaders.ts')).designProject,
      async () => (await import('#src/screens/projects/project.tsx')).Screen,
    ),
  ];
}
