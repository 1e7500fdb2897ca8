/** The id of the build that served this page, from its `meta` element; `dev` on the dev server. */
export const currentBuildId = (): string =>
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? 'dev';
