import DOMPurify from 'dompurify';
import type { Config } from 'dompurify';
import { useMemo } from 'react';

import { siteOrigin } from '#src/browser/location.ts';
import { graysAmong } from '#src/domain/grays.ts';
import style from '#src/components/page/safe-html.module.css';
import { safeHref } from '#src/lib/safe-href.ts';
import { stripHandlers } from '#src/lib/strip-handlers.ts';
import '#src/styles/grays.css';

/** Allows text, headings, lists, tables, links and pictures; nothing that runs, styles, submits or frames. */
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
    // Landmarks are the page's own.
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
  // Without their controls, the words on them mean nothing.
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
  // Attributes that are not listed here must look like an address of the kinds above.
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

/** Only the classes of the gray keys: any other could borrow the look of our own parts. */
DOMPurify.addHook('uponSanitizeAttribute', (_, attribute) => {
  if (attribute.attrName !== 'class') return;
  attribute.attrValue = graysAmong(attribute.attrValue);
  attribute.keepAttr = attribute.attrValue !== '';
});

DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node instanceof HTMLAnchorElement && isElsewhere(node.getAttribute('href'))) {
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer nofollow');
  }
  if (node instanceof HTMLImageElement) {
    node.setAttribute('loading', 'lazy');
    node.setAttribute('referrerpolicy', 'no-referrer');
    if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
    // The library lets `data:` pass for pictures.
    if (safeHref(node.getAttribute('src')) === null) node.remove();
  }
  // A heading of theirs must not compete with the page's own.
  const level = /^H([1-6])$/.exec(node.nodeName)?.[1];
  if (level !== undefined) node.setAttribute('aria-level', String(Math.max(3, Number(level))));
  if (node instanceof HTMLTableElement) node.removeAttribute('width');
});

function isElsewhere(href: string | null): boolean {
  if (href === null || !URL.canParse(href, siteOrigin())) return false;
  const { protocol, origin } = new URL(href, siteOrigin());
  return protocol === 'https:' && origin !== siteOrigin();
}

/** HTML from outside, made harmless. The only place in the site that sets inner HTML. */
export function SafeHtml({ html }: { html: string }) {
  const clean = useMemo(() => DOMPurify.sanitize(stripHandlers(html), profile), [html]);
  return <div className={`anywhere ${style.text}`} dangerouslySetInnerHTML={{ __html: clean }} />;
}
