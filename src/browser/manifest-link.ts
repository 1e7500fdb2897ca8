/** Added late: nothing needs it before the site is installed. */
export function addManifestLink(): void {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'manifest', href: '/site.webmanifest' }));
}
