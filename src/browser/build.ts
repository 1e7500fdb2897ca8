/** The id of the build that this page runs; `dev` on the dev server. */
export function ownBuild(): string {
  return import.meta.env.VITE_BUILD_ID;
}
