import DOMPurify, { type Config, type UponSanitizeAttributeHookEvent } from 'dompurify';
import { useMemo } from 'react';

import { isInBrowser } from '#src/browser/in-browser.ts';
import { siteOrigin } from '#src/browser/location.ts';
import { useIsHydrated } from '#src/components/page/use-is-hydrated.ts';
import { graysAmong } from '#src/domain/grays.ts';
import style from '#src/components/page/safe-html.module.css';
import { plainText } from '#src/lib/plain-text.ts';
import { safeHref } from '#src/lib/safe-href.ts';
import { stripHandlers } from '#src/lib/strip-handlers.ts';
import '#src/styles/grays.css';

/** Allows text, headings, lists, tables, links, and images; no scripts, styles, forms, or frames. */
const profile: Config = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: [
    'style',
    'form',
    'input',
    'button',
    'select',
    'option',
    'optgroup',
    'textarea',
    'label',
    'fieldset',
    'legend',
    'datalist',
    'output',
    'progress',
    'meter',
    'dialog',
    'template',
    'slot',
    'audio',
    'video',
    'source',
    'track',
    'picture',
    'map',
    'area',
    'details',
    'summary',
    'menu',
    'marquee',
    'center',
    'font',
    'title',
    'head',
    'body',
    'html',
    // Landmarks belong to the page.
    'main',
    'nav',
    'header',
    'footer',
    'aside',
    'article',
    'section',
    'search',
  ],
  FORBID_ATTR: [
    'style',
    'id',
    'name',
    'srcset',
    'sizes',
    'popover',
    'popovertarget',
    'popovertargetaction',
    'tabindex',
    'autofocus',
    'background',
    'bgcolor',
    'color',
    'face',
    'accesskey',
    'contenteditable',
    'draggable',
    'is',
    'slot',
    'usemap',
    'ping',
    'role',
  ],
  // The text inside these controls means nothing without them.
  ADD_FORBID_CONTENTS: [
    'button',
    'select',
    'option',
    'textarea',
    'datalist',
    'label',
    'legend',
    'dialog',
    'title',
  ],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:|tel:|\/(?![/\\])|#)/i,
  // DOMPurify checks all attributes as URLs except those listed here.
  ADD_URI_SAFE_ATTR: [
    'abbr',
    'align',
    'colspan',
    'datetime',
    'dir',
    'headers',
    'height',
    'lang',
    'reversed',
    'rowspan',
    'scope',
    'span',
    'start',
    'type',
    'valign',
    'width',
  ],
  RETURN_TRUSTED_TYPE: true,
};

/** Without a browser, there is nothing to sanitize with. */
if (isInBrowser) {
  DOMPurify.addHook('uponSanitizeAttribute', keepGrays);
  DOMPurify.addHook('afterSanitizeAttributes', makeSafe);
}

/** Keeps only the gray-key classes; any other class could imitate parts of the site. */
function keepGrays(_: Element, attribute: UponSanitizeAttributeHookEvent): void {
  if (attribute.attrName !== 'class') return;
  attribute.attrValue = graysAmong(attribute.attrValue);
  attribute.keepAttr = attribute.attrValue !== '';
}

function makeSafe(node: Element): void {
  if (node instanceof HTMLAnchorElement && isExternal(node.getAttribute('href'))) {
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer nofollow');
  }
  if (node instanceof HTMLImageElement) {
    node.setAttribute('loading', 'lazy');
    node.setAttribute('referrerpolicy', 'no-referrer');
    if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
    // DOMPurify allows `data:` URLs for images.
    if (safeHref(node.getAttribute('src')) === null) node.remove();
  }
  // A heading in the markup must not compete with the page's own.
  const level = /^H([1-6])$/.exec(node.nodeName)?.[1];
  if (level !== undefined) node.setAttribute('aria-level', String(Math.max(3, Number(level))));
  if (node instanceof HTMLTableElement) node.removeAttribute('width');
}

function isExternal(href: string | null): boolean {
  if (href === null || !URL.canParse(href, siteOrigin())) return false;
  const { protocol, origin } = new URL(href, siteOrigin());
  return protocol === 'https:' && origin !== siteOrigin();
}

/**
 * Sanitizes and shows third-party HTML. The only place in the site that sets inner HTML. A pre-rendered page has only
 * its text, because only a browser can sanitize.
 */
export function SafeHtml({ html }: { html: string }) {
  const className = `anywhere ${style.text}`;
  return useIsHydrated() ? (
    <Sanitized html={html} className={className} />
  ) : (
    <div className={className}>{plainText(html)}</div>
  );
}

function Sanitized({ html, className }: { html: string; className: string }) {
  const clean = useMemo(() => DOMPurify.sanitize(stripHandlers(html), profile), [html]);
  return <div className={className} dangerouslySetInnerHTML={{ __html: clean }} />;
}
