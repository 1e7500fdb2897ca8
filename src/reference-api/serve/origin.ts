/** How a server on this machine is called in a browser. */
export function originOf(host: string, port: number): string {
  const name = host.includes(':') ? `[${host}]` : host === '0.0.0.0' ? 'localhost' : host;
  return `http://${name}:${port}`;
}
