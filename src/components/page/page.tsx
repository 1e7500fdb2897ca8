import { useEffect } from 'react';
import type { ReactNode } from 'react';

import { brand } from '#src/brand.ts';
import { siteOrigin } from '#src/browser/location.ts';
import { addStructuredData } from '#src/browser/structured-data.ts';
import type { StructuredData } from '#src/browser/structured-data.ts';

interface Props {
  title: string;
  description: string;
  /** Path of the canonical link; null for `noindex`. */
  canonical: string | null;
  /** By default, an indexed page describes itself as a `WebPage` with its title. */
  structuredData?: StructuredData;
  children: ReactNode;
}

/** The only component that writes title, description, canonical link, and JSON-LD. */
export function Page({ children, ...head }: Props) {
  return (
    <>
      <Head {...head} />
      {children}
    </>
  );
}

function Head({ title, description, canonical, structuredData }: Omit<Props, 'children'>) {
  const said =
    structuredData ??
    (canonical === null
      ? null
      : {
          '@context': 'https://schema.org',
          '@type': 'WebPage',
          name: title,
          url: `${siteOrigin()}${canonical}`,
        });
  const json = said ? JSON.stringify(said) : null;
  useEffect(() => (json === null ? undefined : addStructuredData(json)), [json]);
  return (
    <>
      <title>{title === brand.name ? `${brand.name}: ${brand.tagline}` : `${title} | ${brand.name}`}</title>
      <meta name="description" content={description.slice(0, 160)} />
      {canonical === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={`${siteOrigin()}${canonical}`} />
      )}
    </>
  );
}
