/** With this and a manufacturer's abbreviation its own pages open, in the sample world. */
export const reportPassword = 'demo-report';
