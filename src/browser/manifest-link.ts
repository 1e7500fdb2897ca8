/** Names the web app's manifest, which nothing asks for before somebody installs the site. */
export function nameManifest(): void {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'manifest', href: '/site.webmanifest' }));
}
