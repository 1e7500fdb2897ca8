/** The id of the build that this page runs, as its page names it; `dev` on the dev server. */
export function ownBuild(): string {
  return globalThis.document?.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? 'dev';
}
