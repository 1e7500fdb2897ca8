import { withoutElements } from '#src/lib/without-elements.ts';

/** Longer than any manufacturer's page; the rest is dropped. */
const maxLength = 500_000;
/** Elements whose content is not markup, so quotes in it hide no end tag. The sanitizer drops them too. */
const rawTextElements = ['style', 'textarea', 'title', 'xmp', 'noembed', 'noframes'];
/** An unclosed tag extends to the end. */
const baseElement = /<base\b[^>]*(?:>|$)/gi;
/** A start tag; attributes may contain `>`. An unclosed one extends to the end: nothing is read twice. */
const startTag = /<[a-z](?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^>"'])*(?:>|$)/gi;
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]*))?/g;

/**
 * HTML without event handlers, styles, and `base`, as far as a regular expression can find them. Browsers
 * report these as CSP violations while parsing, before the sanitizer can remove them; this only avoids the
 * reports and is no protection. Also removes `is`, which can't be removed from a parsed element.
 */
export const stripHandlers = (html: string): string =>
  withoutElements(html.slice(0, maxLength), rawTextElements)
    .replace(baseElement, '')
    .replace(startTag, (tag) =>
      tag.replace(attribute, (all, name: string) => (/^(?:on.+|style|is)$/i.test(name) ? '' : all)),
    );
