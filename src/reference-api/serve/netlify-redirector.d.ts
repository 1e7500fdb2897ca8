/** Netlify's own matcher, compiled to WebAssembly; it has no types. */
declare module 'netlify-redirector' {
  interface RedirectRequest {
    scheme: string;
    host: string;
    path: string;
    query: string;
    headers: Record<string, string>;
    cookieValues: Record<string, string>;
    getHeader(name: string): string;
    getCookie(name: string): string;
  }
  interface RedirectMatcher {
    match(request: RedirectRequest): unknown;
  }
  const redirector: {
    parseJSON(rules: string, options: { jwtSecret: string; jwtRoleClaim: string }): Promise<RedirectMatcher>;
  };
  export default redirector;
}
