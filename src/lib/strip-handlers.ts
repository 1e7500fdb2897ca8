import { withoutElements } from '#src/lib/without-elements.ts';

/** Longer than any manufacturer's page; the rest is left out. */
const maxLength = 500_000;
/** Elements whose content is no markup: a quote within does not protect what ends them. The sanitizer drops them too. */
const rawTextElements = ['style', 'textarea', 'title', 'xmp', 'noembed', 'noframes'];
/** What is left open goes on to the end here too. */
const baseElement = /<base\b[^>]*(?:>|$)/gi;
/** A start tag, quotes minded; what is left open goes on to the end, so that no character is read twice. */
const startTag = /<[a-z](?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^>"'])*(?:>|$)/gi;
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]*))?/g;

/**
 * HTML without handlers, styles and another base, as far as they can be seen from outside. Browsers report them to the console
 * while a text is parsed, before anything could make it harmless: this spares the reports and is no protection. `is` goes
 * too: a parsed element never loses it.
 */
export function stripHandlers(html: string): string {
  return withoutElements(html.slice(0, maxLength), rawTextElements)
    .replace(baseElement, '')
    .replace(startTag, (tag) =>
      tag.replace(attribute, (all, name: string) => (/^(?:on.+|style|is)$/i.test(name) ? '' : all)),
    );
}
