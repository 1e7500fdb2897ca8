/** Added after the start, because nothing needs the manifest until the site is installed. */
export function addManifestLink(): void {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'manifest', href: '/site.webmanifest' }));
}
