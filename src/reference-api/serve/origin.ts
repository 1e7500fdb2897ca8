/** The origin of a local server, as a browser writes it. */
export function originOf(host: string, port: number): string {
  const name = host.includes(':') ? `[${host}]` : host === '0.0.0.0' ? 'localhost' : host;
  return `http://${name}:${port}`;
}
