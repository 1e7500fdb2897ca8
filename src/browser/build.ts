/** The id of the build that served this page, from its `meta` element; `dev` on the dev server. */
export function currentBuildId(): string {
  return globalThis.document?.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? 'dev';
}
